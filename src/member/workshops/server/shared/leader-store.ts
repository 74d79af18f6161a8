import { and, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { listCoachesWith, lockCoaches, type StoredCoach } from '#member/coaches/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { WorkshopId } from '../../rules.ts';
import type { StoredDate } from '../store.ts';
import { workshopDates, workshopLeaders, workshopRegistrations } from '../tables.ts';

/** Lists upcoming dates of a workshop without participants and without their own coach: its leader leads them. */
export function listFollowingDates(db: Database, workshop: WorkshopId, now: Date): Promise<StoredDate[]> {
  const { id, workshop_id, starts_at, cancelled_at, coach_id } = workshopDates;
  const taken = db
    .select({ one: sql`1` })
    .from(workshopRegistrations)
    .where(eq(workshopRegistrations.session_id, id));
  return db
    .select()
    .from(workshopDates)
    .where(
      and(
        eq(workshop_id, workshop),
        gt(starts_at, now),
        isNull(cancelled_at),
        isNull(coach_id),
        notExists(taken),
      ),
    );
}

/** Every coach, hidden ones included, and the leader’s id of each workshop that has one. */
export type LeadingTeam = { coaches: readonly StoredCoach[]; leaders: ReadonlyMap<WorkshopId, string> };

/** The workshops that a coach leads. */
const leads = sql<WorkshopId[]>`ARRAY(
  SELECT led.workshop_id::int FROM ${workshopLeaders} led WHERE led.coach_id = coaches.id)`;

/** Reads all coaches and the leaders of workshops. */
export async function readTeam(db: Database): Promise<LeadingTeam> {
  return asTeam(await listCoachesWith(db, leads));
}

/** Like `readTeam`, locked until the transaction ends: transactions that assign dates run one after the other. */
export async function lockTeam(tx: Database): Promise<LeadingTeam> {
  await lockCoaches(tx);
  // A separate statement: a subquery in the statement that waits would read the leaders as they were before the wait.
  return readTeam(tx);
}

function asTeam(rows: readonly { coach: StoredCoach; value: WorkshopId[] }[]): LeadingTeam {
  return {
    coaches: rows.map(({ coach }) => coach),
    leaders: new Map(rows.flatMap(({ coach, value }) => value.map((workshop) => [workshop, coach.id]))),
  };
}

/** Upserts the leader of a workshop. */
export async function saveLeader(tx: Database, workshop: WorkshopId, coach: string): Promise<void> {
  await tx
    .insert(workshopLeaders)
    .values({ workshop_id: workshop, coach_id: coach })
    .onConflictDoUpdate({ target: workshopLeaders.workshop_id, set: { coach_id: coach } });
}

/** Assigns upcoming dates with participants to the coach who was announced to them. */
export async function assignAnnouncedCoach(
  tx: Database,
  workshop: WorkshopId,
  coach: string,
  now: Date,
): Promise<void> {
  const { session_id } = workshopRegistrations;
  const taken = tx.select({ id: session_id }).from(workshopRegistrations);
  await tx
    .update(workshopDates)
    .set({ coach_id: coach })
    .where(
      and(
        eq(workshopDates.workshop_id, workshop),
        gt(workshopDates.starts_at, now),
        isNull(workshopDates.coach_id),
        inArray(workshopDates.id, taken),
      ),
    );
}
