import { and, asc, desc, eq, gt, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { findPlannedSession, type PlannedSession } from '../rules.ts';
import { workshopRegistrations, workshopSessions } from './tables.ts';

export type StoredSession = typeof workshopSessions.$inferSelect;

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

/** Sessions that begin after an instant and no later than another, soonest first. */
export function listSessionsBetween(db: Database, after: Date, before: Date): Promise<StoredSession[]> {
  return db
    .select()
    .from(workshopSessions)
    .where(and(gt(workshopSessions.starts_at, after), lte(workshopSessions.starts_at, before)))
    .orderBy(asc(workshopSessions.starts_at));
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

/** Dates that are past and that nobody had a place for; a place once taken remains in its member's coaching. */
export async function eraseUntakenBefore(db: Database, now: Date): Promise<void> {
  const { session_id, status } = workshopRegistrations;
  const taken = db
    .select({ one: sql`1` })
    .from(workshopRegistrations)
    .where(and(eq(session_id, workshopSessions.id), eq(status, 'registered')));
  await db.delete(workshopSessions).where(and(lt(workshopSessions.starts_at, now), notExists(taken)));
}
