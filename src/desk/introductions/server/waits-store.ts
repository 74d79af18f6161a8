import { and, asc, eq, sql } from 'drizzle-orm';
import { introductionWaits } from '#member/matching/server/tables.ts';
import { matchCards, profiles } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { type MemberRange, rangesOfMembers } from '#platform/database/pages-of-members.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { FOUND_PER_PAGE, UNOPENED_LIMIT, waitingSince } from '../rules.ts';
import type { Listed } from './store.ts';

/**
 * Lists members who wait for a matchmaker, oldest account first.
 * @param after cursor
 */
export async function listWaitingMembers(db: Database, after: string | undefined): Promise<Listed[]> {
  const { since, user_id, reasons } = introductionWaits;
  return db
    .select({ profile: profiles, waits: reasons })
    .from(introductionWaits)
    .innerJoin(matchCards, eq(matchCards.id, user_id))
    .innerJoin(profiles, eq(profiles.id, user_id))
    .where(
      and(
        sql`cardinality(${reasons}) > 0`,
        after
          ? sql`(${since}, ${user_id}) > (SELECT since, user_id FROM introduction_waits WHERE user_id = ${after})`
          : undefined,
      ),
    )
    .orderBy(asc(since), asc(user_id))
    .limit(FOUND_PER_PAGE + 1);
}

/** Recomputes one batch of cards, by id. */
export async function refreshWaitsBatch(
  db: Database,
  { after, last, atMost }: MemberRange,
  now: Date,
): Promise<void> {
  const { seen, newFaces, longHere } = waitingSince(now);
  await db.execute(sql`
    WITH batch AS (
      SELECT id, arrived_at FROM match_cards WHERE id > ${after} AND id <= ${last} ORDER BY id LIMIT ${atMost}
    ), found AS (
      SELECT b.id, b.arrived_at, array_remove(ARRAY[
        CASE WHEN b.arrived_at >= ${newFaces.toISOString()}::timestamptz THEN NULL
          WHEN NOT EXISTS (SELECT FROM shown_profiles s WHERE s.user_id = b.id) THEN 'nobody'
          WHEN NOT EXISTS (SELECT FROM shown_profiles s
            WHERE s.user_id = b.id AND s.introduced_at > ${newFaces.toISOString()}::timestamptz) THEN 'nobody-new' END,
        CASE WHEN w.unopened >= ${UNOPENED_LIMIT} AND NOT EXISTS (
          SELECT FROM introductions i WHERE i.user_id = b.id AND i.opened_at IS NOT NULL) THEN 'unopened' END,
        CASE WHEN b.arrived_at < ${longHere.toISOString()}::timestamptz
          AND NOT EXISTS (SELECT FROM chat_contacts c WHERE c.user_id = b.id) THEN 'no-conversation' END
      ], NULL) AS reasons
      FROM batch b
      LEFT JOIN introduction_waits w ON w.user_id = b.id
      WHERE EXISTS (SELECT FROM member_activity a
        WHERE a.user_id = b.id AND a.last_seen_at > ${seen.toISOString()}::timestamptz)
    ), written AS (
      INSERT INTO introduction_waits AS w (user_id, reasons, since)
      SELECT id, reasons, arrived_at FROM found WHERE cardinality(reasons) > 0
      ON CONFLICT (user_id) DO UPDATE SET reasons = excluded.reasons, since = excluded.since
      WHERE w.reasons <> excluded.reasons OR w.since IS NULL
    )
    UPDATE introduction_waits w SET reasons = '{}' FROM batch b
      WHERE w.user_id = b.id AND cardinality(w.reasons) > 0
        AND NOT EXISTS (SELECT FROM found f WHERE f.id = b.id AND cardinality(f.reasons) > 0)`);
}

const QUEUE = 'introduction-waits';
/** Before the morning, after the nightly housekeeping. */
const EVERY_NIGHT = '40 4 * * *';
const BATCH_SIZE = 1000;

/** Finds active members who wait for a matchmaker; in batches, idempotent. */
export async function refreshWaits(services: WalkServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const items = rangesOfMembers(db, BATCH_SIZE);
  await forEachApart(services, { job: QUEUE, items, keyOf: ({ after }) => after }, (range) =>
    refreshWaitsBatch(db, range, now),
  );
}

export async function scheduleWaits(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => refreshWaits(services));
  await services.jobs.schedule(QUEUE, EVERY_NIGHT);
}
