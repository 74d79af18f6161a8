import { and, asc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { HOUR_MS } from '#lib/durations.ts';
import { people } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { AppointmentKind, RoomTimes } from '../rules.ts';
import { appointments } from './tables.ts';

export type StoredAppointment = typeof appointments.$inferSelect;

export async function findAppointment(db: Database, id: string): Promise<StoredAppointment | undefined> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
  return row;
}

/** Nothing changes it before the transaction ends. */
export async function lockAppointment(tx: Database, id: string): Promise<StoredAppointment | undefined> {
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('share');
  return row;
}

/** A member's booked appointments that have not long been over, soonest first. */
export function listBookedSince(db: Database, member: string, now: Date): Promise<StoredAppointment[]> {
  const from = new Date(now.getTime() - HOUR_MS);
  return db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.user_id, member),
        eq(appointments.state, 'booked'),
        gte(appointments.starts_at, from),
      ),
    )
    .orderBy(asc(appointments.starts_at));
}

/** What a member has booked at this very time. */
export async function findOwnOnSlot(
  db: Database,
  member: string,
  slot: string,
): Promise<StoredAppointment | undefined> {
  const [row] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.user_id, member), eq(appointments.slot_id, slot)));
  return row;
}

/** Those of one person of the team between two instants, whatever became of them. */
export function listAppointmentsOf(
  db: Database,
  staff: string,
  { from, before }: { from: Date; before: Date },
): Promise<StoredAppointment[]> {
  return db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.staff_id, staff),
        gte(appointments.starts_at, from),
        lt(appointments.starts_at, before),
      ),
    )
    .orderBy(asc(appointments.starts_at));
}

/** Booked ones that begin between two instants. */
export function listBookedBetween(db: Database, from: Date, before: Date): Promise<StoredAppointment[]> {
  return db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.state, 'booked'),
        gte(appointments.starts_at, from),
        lt(appointments.starts_at, before),
      ),
    )
    .orderBy(asc(appointments.starts_at));
}

export async function hasHeld(db: Database, member: string, kind: AppointmentKind): Promise<boolean> {
  const held = and(
    eq(appointments.user_id, member),
    eq(appointments.kind, kind),
    eq(appointments.state, 'held'),
  );
  return (await db.$count(appointments, held)) > 0;
}

/** What was noted about a member, newest first: for whoever introduces or coaches them. */
export async function listNotesAbout(
  db: Database,
  member: string,
): Promise<{ id: string; kind: AppointmentKind; startsAt: string; hostName: string; note: string }[]> {
  const rows = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.user_id, member), isNotNull(appointments.note)))
    .orderBy(asc(appointments.starts_at));
  return rows
    .map(({ id, kind, starts_at, host_name, note }) => ({
      id,
      kind,
      startsAt: starts_at.toISOString(),
      hostName: host_name,
      note: note ?? '',
    }))
    .toReversed();
}

export async function eraseNotesAbout(tx: Database, member: string): Promise<void> {
  await tx
    .update(appointments)
    .set({ note: null, noted_at: null })
    .where(and(eq(appointments.user_id, member), isNotNull(appointments.note)));
}

export async function insertAppointment(
  tx: Database,
  row: typeof appointments.$inferInsert,
): Promise<StoredAppointment> {
  const [inserted] = await tx.insert(appointments).values(row).returning();
  if (!inserted) throw new Error('An insert without a conflict gives its row back');
  return inserted;
}

export async function changeAppointment(
  tx: Database,
  id: string,
  change: Partial<Omit<StoredAppointment, 'id' | 'user_id'>>,
): Promise<StoredAppointment> {
  const [changed] = await tx.update(appointments).set(change).where(eq(appointments.id, id)).returning();
  if (!changed) throw new Error('An appointment under lock does not go');
  return changed;
}

export function appointmentRoom({ kind, starts_at, began_at }: StoredAppointment): RoomTimes {
  return { kind, startsAt: starts_at, beganAt: began_at };
}

/** Whom a mail goes to and how they are called; nothing once the account is gone. */
export async function findGuest(
  db: Database,
  member: string,
): Promise<{ email: string; firstName: string } | undefined> {
  const [row] = await db
    .select({ email: users.email, firstName: people.first_name })
    .from(users)
    .innerJoin(people, eq(people.id, users.id))
    .where(eq(users.id, member));
  return row;
}

/** Numbers given for appointments before a day are forgotten. */
export async function erasePhonesBefore(db: Database, before: Date): Promise<void> {
  await db
    .update(appointments)
    .set({ phone: null })
    .where(and(isNotNull(appointments.phone), lt(appointments.starts_at, before)));
}

export async function eraseAppointmentsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(appointments).where(lt(appointments.starts_at, before));
}
