import { and, asc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import { HOUR_MS } from '#lib/durations.ts';
import { people } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { AppointmentKind, RoomTimes } from '../rules.ts';
import { appointments } from './tables.ts';

export type StoredAppointment = typeof appointments.$inferSelect;

/** Finds an appointment by id, in any state. */
export async function findAppointment(db: Database, id: string): Promise<StoredAppointment | undefined> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
  return row;
}

/** Locks an appointment until the transaction ends. */
export async function lockAppointment(tx: Database, id: string): Promise<StoredAppointment | undefined> {
  const [row] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('share');
  return row;
}

/** Lists the booked appointments of a member, upcoming or recently over, soonest first. */
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

/** Finds the appointment that a member has already booked on this slot. */
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

/** Lists the appointments of a colleague between two instants, in any state. */
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

/** Lists the booked appointments that begin between two instants. */
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

/** Returns whether an appointment of this kind has taken place. */
export async function hasHeld(db: Database, member: string, kind: AppointmentKind): Promise<boolean> {
  const held = and(
    eq(appointments.user_id, member),
    eq(appointments.kind, kind),
    eq(appointments.state, 'held'),
  );
  return (await db.$count(appointments, held)) > 0;
}

/** Lists the notes about a member, newest first, for matchmakers and the coach. */
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

/** Erases the notes of all appointments of a member. */
export async function eraseNotesAbout(tx: Database, member: string): Promise<void> {
  await tx
    .update(appointments)
    .set({ note: null, noted_at: null })
    .where(and(eq(appointments.user_id, member), isNotNull(appointments.note)));
}

/** Inserts an appointment and returns the stored row. */
export async function insertAppointment(
  tx: Database,
  row: typeof appointments.$inferInsert,
): Promise<StoredAppointment> {
  const [inserted] = await tx.insert(appointments).values(row).returning();
  if (!inserted) throw new Error('Insert returned no row');
  return inserted;
}

/** Updates an appointment, which must be locked, and returns the changed row. */
export async function changeAppointment(
  tx: Database,
  id: string,
  change: Partial<Omit<StoredAppointment, 'id' | 'user_id'>>,
): Promise<StoredAppointment> {
  const [changed] = await tx.update(appointments).set(change).where(eq(appointments.id, id)).returning();
  if (!changed) throw new Error('Locked appointment not found');
  return changed;
}

/** Returns the times of an appointment’s room for the rules. */
export function appointmentRoom({ kind, starts_at, began_at }: StoredAppointment): RoomTimes {
  return { kind, startsAt: starts_at, beganAt: began_at };
}

/** Returns the mail address and first name of the member, or undefined once the account is erased. */
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

/** Erases the phone numbers of appointments before an instant. */
export async function erasePhonesBefore(db: Database, before: Date): Promise<void> {
  await db
    .update(appointments)
    .set({ phone: null })
    .where(and(isNotNull(appointments.phone), lt(appointments.starts_at, before)));
}

/** Deletes the appointments before an instant, with their notes. */
export async function eraseAppointmentsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(appointments).where(lt(appointments.starts_at, before));
}
