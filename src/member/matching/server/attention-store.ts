import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { type MemberRange, rangesOfMembers } from '#platform/database/pages-of-members.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { ATTENTION_DAYS, ATTENTION_STEPS, SELECTION_SIZE } from '../rules.ts';

/** Refreshes one batch of members, by id. @returns how many changed */
export function refreshAttentionBatch(
  db: Database,
  { after, last, atMost }: MemberRange,
  now: Date,
): Promise<number> {
  const batch = sql`SELECT id FROM match_cards WHERE id > ${after} AND id <= ${last} ORDER BY id LIMIT ${atMost}`;
  return refresh(db, batch, now);
}

/** Refreshes the people proposed to these members. @returns how many changed */
export function refreshAttentionOf(
  db: Database,
  { viewers, week }: { viewers: readonly string[]; week: Date },
  now: Date,
): Promise<number> {
  const proposed = sql`SELECT DISTINCT profile_id AS id FROM proposals
    WHERE user_id = ANY(${sql.param([...viewers])}::text[]) AND week = ${week.toISOString()}::timestamptz AND place <= ${FOUR}`;
  return refresh(db, proposed, now);
}

const FOUR = sql.raw(`${SELECTION_SIZE}`);

/**
 * Counts the selections of the last seven days that contain each member: those shown, and the precomputed fours of
 * members who have not come yet. Writes only changed steps; skips locked members until the next run.
 */
async function refresh(db: Database, batch: SQL, now: Date): Promise<number> {
  const since = new Date(now.getTime() - ATTENTION_DAYS * DAY_MS).toISOString();
  const steps = `{${ATTENTION_STEPS.join(',')}}`;
  // A subquery per member uses the index; a join might scan all faces for each batch.
  const { rows } = await db.execute<{ written: number }>(sql`
    WITH batch AS (${batch}), due AS (
      SELECT batch.id, shown.step
      FROM batch
      CROSS JOIN LATERAL (
        SELECT width_bucket(count(*)::int, ${steps}::int[]) AS step
        FROM (
          SELECT FROM shown_profiles s WHERE s.profile_id = batch.id AND s.admitted_at > ${since}::timestamptz
          UNION ALL
          SELECT FROM proposals p
          WHERE p.profile_id = batch.id AND p.week > ${since}::timestamptz AND p.place <= ${FOUR}
            AND NOT EXISTS (SELECT FROM shown_profiles s WHERE s.user_id = p.user_id AND s.admitted_at >= p.week)
        ) AS selections
      ) shown
      WHERE coalesce((SELECT a.step FROM attention a WHERE a.id = batch.id), 0) <> shown.step
    ), there AS (
      SELECT id FROM users WHERE id = ANY(ARRAY(SELECT id FROM due)) ORDER BY id FOR KEY SHARE SKIP LOCKED
    ), written AS (
      INSERT INTO attention (id, step) SELECT id, step FROM there JOIN due USING (id) ORDER BY id
      ON CONFLICT (id) DO UPDATE SET step = excluded.step RETURNING id
    )
    SELECT count(*)::int AS written FROM written`);
  return rows[0]?.written ?? 0;
}

const QUEUE = 'attention';
const EVERY_HOUR = '25 * * * *';
const BATCH_SIZE = 1000;
/** Pause between batches, in ms, so that the job leaves the database to visitors. */
const PAUSE_MS = 200;

/**
 * Refreshes the attention of all members (decision 21). In batches: a counter updated by each selection would be a hot
 * row.
 * @returns how many changed step
 */
export async function refreshAttention(services: WalkServices, pauseMs = PAUSE_MS): Promise<number> {
  const { db, clock } = services;
  const now = clock.now();
  let changed = 0;
  const items = rangesOfMembers(db, BATCH_SIZE);
  await forEachApart(services, { job: QUEUE, items, keyOf: ({ after }) => after }, async (range) => {
    if (range.after !== '') await sleep(pauseMs);
    changed += await refreshAttentionBatch(db, range, now);
  });
  return changed;
}

export async function scheduleAttention(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, async () => {
    await refreshAttention(services);
  });
  await services.jobs.schedule(QUEUE, EVERY_HOUR);
}
