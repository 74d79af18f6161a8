import { and, asc, count, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { profiles, users, workshopRegistrations, workshopSessions } from '#server/db/schema.ts';
import { findPlannedSession, type PlannedSession, type RegistrationStatus } from '../rules.ts';

export type StoredSession = typeof workshopSessions.$inferSelect;
export type StoredRegistration = typeof workshopRegistrations.$inferSelect;

const ofSession = {
  id: workshopSessions.id,
  workshopId: workshopSessions.workshop_id,
  startsAt: workshopSessions.starts_at,
  taken: sql<number>`(SELECT count(*)::int FROM workshop_registrations taken
    WHERE taken.session_id = ${workshopSessions.id} AND taken.status = 'registered')`,
};
const rank = sql<number | null>`CASE WHEN ${workshopRegistrations.status} = 'waiting' THEN
  (SELECT count(*)::int FROM workshop_registrations ahead WHERE ahead.session_id = ${workshopSessions.id}
    AND ahead.status = 'waiting' AND ahead.id <= ${workshopRegistrations.id}) END`;

/** Every session to come with what `me` has there, soonest first. */
export function listUpcomingSessions(db: Database, me: string, now: Date) {
  return db
    .select({ ...ofSession, mine: workshopRegistrations.status, rank })
    .from(workshopSessions)
    .leftJoin(
      workshopRegistrations,
      and(eq(workshopRegistrations.session_id, workshopSessions.id), eq(workshopRegistrations.user_id, me)),
    )
    .where(gt(workshopSessions.starts_at, now))
    .orderBy(asc(workshopSessions.starts_at));
}

/** The sessions that `me` had a place in, and those to come where `me` has one or waits; latest first. */
export function listMySessions(db: Database, me: string, now: Date) {
  return db
    .select({ ...ofSession, mine: workshopRegistrations.status, rank })
    .from(workshopSessions)
    .innerJoin(workshopRegistrations, eq(workshopRegistrations.session_id, workshopSessions.id))
    .where(
      and(
        eq(workshopRegistrations.user_id, me),
        or(eq(workshopRegistrations.status, 'registered'), gt(workshopSessions.starts_at, now)),
      ),
    )
    .orderBy(desc(workshopSessions.starts_at));
}

/** How many places a member has or had: what « Mon coaching » offers depends on it. */
export function countBookedWorkshops(db: Database, me: string): Promise<number> {
  const booked = and(eq(workshopRegistrations.user_id, me), eq(workshopRegistrations.status, 'registered'));
  return db.$count(workshopRegistrations, booked);
}

/** Writes planned sessions that are not there yet; two servers that do so at once write each once. */
export async function insertSessions(db: Database, planned: readonly PlannedSession[]): Promise<void> {
  if (planned.length === 0) return;
  await db
    .insert(workshopSessions)
    .values(
      planned.map(({ id, workshopId, startsAt }) => ({ id, workshop_id: workshopId, starts_at: startsAt })),
    )
    .onConflictDoNothing();
}

/** The session, locked until the transaction ends: who gets a place is decided one after the other (D17). */
export async function lockSession(tx: Database, id: string, now: Date): Promise<StoredSession | undefined> {
  const find = () => tx.select().from(workshopSessions).where(eq(workshopSessions.id, id)).for('update');
  const [known] = await find();
  if (known) return known;
  const planned = findPlannedSession(id, now);
  if (!planned) return undefined;
  await insertSessions(tx, [planned]);
  const [made] = await find();
  return made;
}

/**
 * Keeps an account from being erased until the transaction ends. To be taken before any session: erasing an account
 * locks in this order too.
 */
export async function holdMember(tx: Database, me: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, me)).for('key share');
}

export async function findRegistration(
  db: Database,
  session: string,
  me: string,
): Promise<StoredRegistration | undefined> {
  const [row] = await db
    .select()
    .from(workshopRegistrations)
    .where(and(eq(workshopRegistrations.session_id, session), eq(workshopRegistrations.user_id, me)));
  return row;
}

export async function insertRegistration(
  tx: Database,
  row: typeof workshopRegistrations.$inferInsert,
): Promise<StoredRegistration> {
  const [inserted] = await tx.insert(workshopRegistrations).values(row).returning();
  if (!inserted) throw new Error('An insert without a conflict gives its row back');
  return inserted;
}

export async function deleteRegistration(tx: Database, id: number): Promise<void> {
  await tx.delete(workshopRegistrations).where(eq(workshopRegistrations.id, id));
}

/** How many have a place, and how many wait. */
export async function countSeats(db: Database, session: string): Promise<Record<RegistrationStatus, number>> {
  const rows = await db
    .select({ status: workshopRegistrations.status, people: count() })
    .from(workshopRegistrations)
    .where(eq(workshopRegistrations.session_id, session))
    .groupBy(workshopRegistrations.status);
  const peopleOf = (status: RegistrationStatus) => rows.find((row) => row.status === status)?.people ?? 0;
  return { registered: peopleOf('registered'), waiting: peopleOf('waiting') };
}

/** Rank on the waiting list, from 1; null for who has a place. */
export async function findRank(
  db: Database,
  { id, session_id, status }: StoredRegistration,
): Promise<number | null> {
  if (status !== 'waiting') return null;
  const ahead = and(
    eq(workshopRegistrations.session_id, session_id),
    eq(workshopRegistrations.status, 'waiting'),
    lte(workshopRegistrations.id, id),
  );
  return db.$count(workshopRegistrations, ahead);
}

/** Gives the first on the waiting list a place. */
export async function promoteFirst(
  tx: Database,
  session: string,
  places: number,
): Promise<StoredRegistration[]> {
  const first = await tx
    .select({ id: workshopRegistrations.id })
    .from(workshopRegistrations)
    .where(and(eq(workshopRegistrations.session_id, session), eq(workshopRegistrations.status, 'waiting')))
    .orderBy(asc(workshopRegistrations.id))
    .limit(places);
  if (first.length === 0) return [];
  const promoted = await tx
    .update(workshopRegistrations)
    .set({ status: 'registered' })
    .where(
      inArray(
        workshopRegistrations.id,
        first.map(({ id }) => id),
      ),
    )
    .returning();
  return promoted.toSorted((a, b) => a.id - b.id);
}

/** Sessions to come where a member has a place or waits, in the order in which they are to be locked. */
export async function listSessionsToLeave(db: Database, me: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: workshopSessions.id })
    .from(workshopSessions)
    .innerJoin(workshopRegistrations, eq(workshopRegistrations.session_id, workshopSessions.id))
    .where(and(eq(workshopRegistrations.user_id, me), gt(workshopSessions.starts_at, now)))
    .orderBy(asc(workshopSessions.id));
  return rows.map(({ id }) => id);
}

export type Participant = { memberId: string; email: string; firstName: string };

/** Whom a mail goes to and how they are called; nothing once the account is gone. */
export async function findParticipant(db: Database, id: string): Promise<Participant | undefined> {
  const [row] = await db
    .select({ memberId: users.id, email: users.email, firstName: profiles.first_name })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, id));
  return row;
}

export function listSessionsBetween(db: Database, after: Date, before: Date): Promise<StoredSession[]> {
  return db
    .select()
    .from(workshopSessions)
    .where(and(gt(workshopSessions.starts_at, after), lte(workshopSessions.starts_at, before)))
    .orderBy(asc(workshopSessions.starts_at));
}

/** Those who have a place; their accounts are not erased until the transaction ends. */
export function holdRegistered(
  tx: Database,
  session: string,
): Promise<{ id: number; memberId: string; registeredAt: Date }[]> {
  return tx
    .select({
      id: workshopRegistrations.id,
      memberId: users.id,
      registeredAt: workshopRegistrations.created_at,
    })
    .from(workshopRegistrations)
    .innerJoin(users, eq(users.id, workshopRegistrations.user_id))
    .where(and(eq(workshopRegistrations.session_id, session), eq(workshopRegistrations.status, 'registered')))
    .orderBy(asc(workshopRegistrations.id))
    .for('key share', { of: users });
}
