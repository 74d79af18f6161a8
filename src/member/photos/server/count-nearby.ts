import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { membersByCell } from './tables.ts';

const QUEUE = 'members-nearby';
const EVERY_NIGHT = '40 0 * * *';

export async function countNearby({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction(countMembersByCell);
}

export async function scheduleNearby(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => countNearby(services));
  await services.jobs.schedule(QUEUE, EVERY_NIGHT);
}

/** Recounts members by cell. Members without a card are not matched, and not counted. */
async function countMembersByCell(tx: Database): Promise<void> {
  await tx.delete(membersByCell);
  await tx.execute(sql`
    INSERT INTO members_by_cell (cell, members, verified)
    SELECT c.cell, count(*)::int, count(v.photo_id)::int FROM match_cards c
    LEFT JOIN profile_verifications v ON v.user_id = c.id
    GROUP BY c.cell`);
}

/** Lists the counts of all cells. */
export async function listMembersByCell(db: Database): Promise<(typeof membersByCell.$inferSelect)[]> {
  return db.select().from(membersByCell);
}
