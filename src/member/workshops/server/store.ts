import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { missingDates, type PlannedDate, WORKSHOP_IDS, type WorkshopId, type WrittenDate } from '../rules.ts';
import { workshopDates, workshopRegistrations } from './tables.ts';

export type StoredDate = typeof workshopDates.$inferSelect;

const ofDate = {
  id: workshopDates.id,
  workshopId: workshopDates.workshop_id,
  startsAt: workshopDates.starts_at,
  coachId: workshopDates.coach_id,
  taken: sql<number>`(SELECT count(*)::int FROM workshop_registrations taken
    WHERE taken.session_id = ${workshopDates.id} AND taken.status = 'registered')`,
};
const rank = sql<number | null>`CASE WHEN ${workshopRegistrations.status} = 'waiting' THEN
  (SELECT count(*)::int FROM workshop_registrations ahead WHERE ahead.session_id = ${workshopDates.id}
    AND ahead.status = 'waiting' AND ahead.id <= ${workshopRegistrations.id}) END`;

/** The later of the current and the originally planned hour: until then the rhythm would replan it. */
const rhythmHour = sql`greatest(${workshopDates.starts_at}, ${workshopDates.planned_at})`;

/** Lists the dates that the weekly rhythm needs, of every workshop. */
export function listWrittenDates(
  db: Database,
  now: Date,
): Promise<(WrittenDate & { workshopId: WorkshopId })[]> {
  return db
    .select({
      id: workshopDates.id,
      workshopId: workshopDates.workshop_id,
      startsAt: workshopDates.starts_at,
      cancelled: sql<boolean>`${workshopDates.cancelled_at} IS NOT NULL`,
    })
    .from(workshopDates)
    .where(gt(rhythmHour, now));
}

/** Lists every upcoming date with the place or rank of `me`, soonest first. */
export function listUpcomingDates(db: Database, me: string, now: Date) {
  return db
    .select({ ...ofDate, mine: workshopRegistrations.status, rank })
    .from(workshopDates)
    .leftJoin(
      workshopRegistrations,
      and(eq(workshopRegistrations.session_id, workshopDates.id), eq(workshopRegistrations.user_id, me)),
    )
    .where(and(gt(workshopDates.starts_at, now), isNull(workshopDates.cancelled_at)))
    .orderBy(asc(workshopDates.starts_at));
}

/**
 * Lists past dates with a place of `me`, and upcoming ones with a place or rank, cancelled ones included; latest first.
 */
export function listMyDates(db: Database, me: string, now: Date) {
  return db
    .select({
      ...ofDate,
      roomUrl: workshopDates.room_url,
      mine: workshopRegistrations.status,
      rank,
      coachName: workshopRegistrations.coach_name,
      cancelReason: workshopDates.cancel_reason,
    })
    .from(workshopDates)
    .innerJoin(workshopRegistrations, eq(workshopRegistrations.session_id, workshopDates.id))
    .where(
      and(
        eq(workshopRegistrations.user_id, me),
        or(
          and(eq(workshopRegistrations.status, 'registered'), isNull(workshopDates.cancelled_at)),
          gt(workshopDates.starts_at, now),
        ),
      ),
    )
    .orderBy(desc(workshopDates.starts_at));
}

/** Lists uncancelled dates that begin after an instant and no later than another, soonest first. */
export function listDatesBetween(db: Database, after: Date, before: Date): Promise<StoredDate[]> {
  return db
    .select()
    .from(workshopDates)
    .where(
      and(
        gt(workshopDates.starts_at, after),
        lte(workshopDates.starts_at, before),
        isNull(workshopDates.cancelled_at),
      ),
    )
    .orderBy(asc(workshopDates.starts_at));
}

/** Lists upcoming, uncancelled dates where a member has a place or waits, in lock order. */
export function listDatesToLeave(
  db: Database,
  me: string,
  now: Date,
): Promise<{ id: string; workshopId: WorkshopId }[]> {
  return db
    .select({ id: workshopDates.id, workshopId: workshopDates.workshop_id })
    .from(workshopDates)
    .innerJoin(workshopRegistrations, eq(workshopRegistrations.session_id, workshopDates.id))
    .where(
      and(
        eq(workshopRegistrations.user_id, me),
        gt(workshopDates.starts_at, now),
        isNull(workshopDates.cancelled_at),
      ),
    )
    .orderBy(asc(workshopDates.id));
}

/** Counts the past and current places of a member, on which the offer of « Mon coaching » depends. */
export function countBookedWorkshops(db: Database, me: string): Promise<number> {
  const takesPlace = db
    .select({ id: workshopDates.id })
    .from(workshopDates)
    .where(isNull(workshopDates.cancelled_at));
  const { user_id, status, session_id } = workshopRegistrations;
  return db.$count(
    workshopRegistrations,
    and(eq(user_id, me), eq(status, 'registered'), inArray(session_id, takesPlace)),
  );
}

/** Inserts planned dates that do not exist yet; each once, even from two servers concurrently. */
export async function insertDates(db: Database, planned: readonly PlannedDate[]): Promise<void> {
  if (planned.length === 0) return;
  await db
    .insert(workshopDates)
    .values(
      planned.map(({ id, workshopId, startsAt }) => ({ id, workshop_id: workshopId, starts_at: startsAt })),
    )
    .onConflictDoNothing();
}

/** Lists the next dates that the job has not written yet. */
export async function listMissingDates(db: Database, now: Date): Promise<PlannedDate[]> {
  const written = await listWrittenDates(db, now);
  return WORKSHOP_IDS.flatMap((id) =>
    missingDates(
      id,
      written.filter(({ workshopId }) => workshopId === id),
      now,
    ),
  );
}

/** Inserts a date added by the team. */
export async function insertDate(tx: Database, row: typeof workshopDates.$inferInsert): Promise<StoredDate> {
  const [added] = await tx.insert(workshopDates).values(row).returning();
  if (!added) throw new Error('Insert returned no row');
  return added;
}

/** Serialises the hours of a workshop until the transaction ends. */
export async function lockWorkshop(tx: Database, workshopId: WorkshopId): Promise<void> {
  await lockName(tx, `workshop:${workshopId}`);
}

/** Finds a stored date. */
export async function findDate(db: Database, id: string): Promise<StoredDate | undefined> {
  const [row] = await db.select().from(workshopDates).where(eq(workshopDates.id, id));
  return row;
}

/** Finds and locks a date until the transaction ends, which serialises who gets a place (D17). */
export async function lockDate(tx: Database, id: string, now: Date): Promise<StoredDate | undefined> {
  const find = () => tx.select().from(workshopDates).where(eq(workshopDates.id, id)).for('update');
  const [known] = await find();
  if (known) return known;
  const planned = (await listMissingDates(tx, now)).find((date) => date.id === id);
  if (planned) await insertDates(tx, [planned]);
  // Without a plan, another transaction may have written the date meanwhile.
  const [made] = await find();
  return made;
}

/** Deletes past dates without a participant; a date with one remains in their coaching. */
export async function eraseUntakenBefore(db: Database, now: Date): Promise<void> {
  const { session_id, status } = workshopRegistrations;
  const taken = db
    .select({ one: sql`1` })
    .from(workshopRegistrations)
    .where(and(eq(session_id, workshopDates.id), eq(status, 'registered')));
  await db.delete(workshopDates).where(and(lt(rhythmHour, now), notExists(taken)));
}
