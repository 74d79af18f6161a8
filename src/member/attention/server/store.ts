import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { MemberRange } from '#platform/database/pages-of-members.ts';
import { ATTENTION_STEPS } from '../rules.ts';

/** One batch of cards, by id; only changed steps are written, locked cards wait for the next run. @returns how many */
export async function refreshBatch(
  db: Database,
  since: Date,
  { after, last, atMost }: MemberRange,
): Promise<number> {
  const steps = `{${ATTENTION_STEPS.join(',')}}`;
  // A subquery per card uses the index: a join might scan all faces for each batch.
  const { rows } = await db.execute<{ written: number }>(sql`
    WITH batch AS (
      SELECT id FROM match_cards WHERE id > ${after} AND id <= ${last} ORDER BY id LIMIT ${atMost}
    ), due AS (
      SELECT c.id, shown.step
      FROM batch
      JOIN match_cards c ON c.id = batch.id
      CROSS JOIN LATERAL (
        SELECT width_bucket(count(*)::int, ${steps}::int[]) AS step
        FROM shown_profiles s
        WHERE s.profile_id = batch.id AND s.admitted_at > ${since.toISOString()}::timestamptz
      ) shown
      WHERE c.attention <> shown.step
      FOR UPDATE OF c SKIP LOCKED
    ), written AS (
      UPDATE match_cards c SET attention = due.step FROM due WHERE c.id = due.id RETURNING c.id
    )
    SELECT count(*)::int AS written FROM written`);
  return rows[0]?.written ?? 0;
}
