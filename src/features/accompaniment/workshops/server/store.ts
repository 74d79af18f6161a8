import { and, asc, desc, eq, gt, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { findPlannedDate, type PlannedDate } from '../rules.ts';
import { workshopDates, workshopRegistrations } from './tables.ts';

export type StoredDate = typeof workshopDates.$inferSelect;

const ofDate = {
  id: workshopDates.id,
  workshopId: workshopDates.workshop_id,
  startsAt: workshopDates.starts_at,
  taken: sql<number>`(SELECT count(*)::int FROM workshop_registrations taken
    WHERE taken.session_id = ${workshopDates.id} AND taken.status = 'registered')`,
};
const rank = sql<number | null>`CASE WHEN ${workshopRegistrations.status} = 'waiting' THEN
  (SELECT count(*)::int FROM workshop_registrations ahead WHERE ahead.session_id = ${workshopDates.id}
    AND ahead.status = 'waiting' AND ahead.id <= ${workshopRegistrations.id}) END`;

/** Every date to come with what `me` has there, soonest first. */
export function listUpcomingDates(db: Database, me: string, now: Date) {
  return db
    .select({ ...ofDate, mine: workshopRegistrations.status, rank })
    .from(workshopDates)
    .leftJoin(
      workshopRegistrations,
      and(eq(workshopRegistrations.session_id, workshopDates.id), eq(workshopRegistrations.user_id, me)),
    )
    .where(gt(workshopDates.starts_at, now))
    .orderBy(asc(workshopDates.starts_at));
}

/** The dates that `me` had a place in, and those to come where `me` has one or waits; latest first. */
export function listMyDates(db: Database, me: string, now: Date) {
  return db
    .select({ ...ofDate, mine: workshopRegistrations.status, rank })
    .from(workshopDates)
    .innerJoin(workshopRegistrations, eq(workshopRegistrations.session_id, workshopDates.id))
    .where(
      and(
        eq(workshopRegistrations.user_id, me),
        or(eq(workshopRegistrations.status, 'registered'), gt(workshopDates.starts_at, now)),
      ),
    )
    .orderBy(desc(workshopDates.starts_at));
}

/** Sessions that begin after an instant and no later than another, soonest first. */
export function listDatesBetween(db: Database, after: Date, before: Date): Promise<StoredDate[]> {
  return db
    .select()
    .from(workshopDates)
    .where(and(gt(workshopDates.starts_at, after), lte(workshopDates.starts_at, before)))
    .orderBy(asc(workshopDates.starts_at));
}

/** Sessions to come where a member has a place or waits, in the order in which they are to be locked. */
export async function listDatesToLeave(db: Database, me: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: workshopDates.id })
    .from(workshopDates)
    .innerJoin(workshopRegistrations, eq(workshopRegistrations.session_id, workshopDates.id))
    .where(and(eq(workshopRegistrations.user_id, me), gt(workshopDates.starts_at, now)))
    .orderBy(asc(workshopDates.id));
  return rows.map(({ id }) => id);
}

/** How many places a member has or had: what « Mon coaching » offers depends on it. */
export function countBookedWorkshops(db: Database, me: string): Promise<number> {
  const booked = and(eq(workshopRegistrations.user_id, me), eq(workshopRegistrations.status, 'registered'));
  return db.$count(workshopRegistrations, booked);
}

/** Writes planned dates that are not there yet; two servers that do so at once write each once. */
export async function insertDates(db: Database, planned: readonly PlannedDate[]): Promise<void> {
  if (planned.length === 0) return;
  await db
    .insert(workshopDates)
    .values(
      planned.map(({ id, workshopId, startsAt }) => ({ id, workshop_id: workshopId, starts_at: startsAt })),
    )
    .onConflictDoNothing();
}

/** The date, locked until the transaction ends: who gets a place is decided one after the other (D17). */
export async function lockDate(tx: Database, id: string, now: Date): Promise<StoredDate | undefined> {
  const find = () => tx.select().from(workshopDates).where(eq(workshopDates.id, id)).for('update');
  const [known] = await find();
  if (known) return known;
  const planned = findPlannedDate(id, now);
  if (!planned) return undefined;
  await insertDates(tx, [planned]);
  const [made] = await find();
  return made;
}

/** Dates that are past and that nobody had a place for; a place once taken remains in its member's coaching. */
export async function eraseUntakenBefore(db: Database, now: Date): Promise<void> {
  const { session_id, status } = workshopRegistrations;
  const taken = db
    .select({ one: sql`1` })
    .from(workshopRegistrations)
    .where(and(eq(session_id, workshopDates.id), eq(status, 'registered')));
  await db.delete(workshopDates).where(and(lt(workshopDates.starts_at, now), notExists(taken)));
}
