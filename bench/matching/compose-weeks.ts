import { sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { rankCards } from '#member/matching/server/candidate-store.ts';
import { composeAhead } from '#member/matching/server/compose-ahead.ts';
import { findCard } from '#member/matching/server/seeker-store.ts';
import { weekStart } from '#member/matching/rules.ts';
import { parisDay } from '#lib/french-date.ts';
import type { Database, OpenDatabase } from '#platform/database/client.ts';
import { startJobs } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { say } from '../shared/say.ts';
import { trackProgress } from '../shared/progress.ts';

const WEEKS = 4;
const BEFORE_MS = 10 * HOUR_MS;
const CHECKED_SCORES = 500;

/** Shares among members with a non-empty selection. */
export type Composed = { members: number; seconds: number; mutual: number; shownToNobody: number };

/** Composes the selections of a week like the job does, ahead of it. */
export async function composeWeek(db: Database, week: Date): Promise<Composed> {
  const clock = { now: () => new Date(week.getTime() - BEFORE_MS) };
  const { rows } = await db.execute<{ due: number }>(
    sql`SELECT count(*)::int AS due FROM member_activity JOIN match_cards ON id = user_id`,
  );
  const due = rows[0]?.due ?? 0;
  const told = trackProgress(`${due.toLocaleString('en')} members composed`, 2 * due);
  let done = 0;
  const counting = new Proxy(db, {
    get(from, name) {
      if (name === 'execute') told(Math.min(++done, 2 * due - 1));
      return Reflect.get(from, name);
    },
  });
  const log: Services['log'] = (level, event, fields) => {
    if (level === 'error') throw new Error(`${event} ${JSON.stringify(fields)}`);
  };
  const started = performance.now();
  await composeAhead(
    { db: counting, clock, log, jobs: {} as Services['jobs'] },
    { forMs: Number.POSITIVE_INFINITY },
  );
  const seconds = (performance.now() - started) / 1000;
  await db.execute(sql`ANALYZE proposals, compositions`);
  return { members: due, seconds, ...(await sharesOf(db, week)) };
}

/** Returns the percentage of members with a selection who see a mutual match, and who appear in no selection. */
async function sharesOf(db: Database, since: Date): Promise<{ mutual: number; shownToNobody: number }> {
  const from = since.toISOString();
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`
      CREATE TEMPORARY TABLE four ON COMMIT DROP AS
      SELECT user_id, profile_id, week FROM proposals WHERE place <= 4 AND week >= ${from}::timestamptz`);
    await tx.execute(sql`ANALYZE four`);
    return (
      await tx.execute<{ all: number; mutual: number; never: number }>(sql`
        SELECT (SELECT count(DISTINCT user_id)::int FROM four) AS "all",
          (SELECT count(DISTINCT a.user_id)::int FROM four a JOIN four b
            ON b.user_id = a.profile_id AND b.profile_id = a.user_id AND b.week = a.week) AS mutual,
          (SELECT count(*)::int FROM (SELECT user_id FROM four EXCEPT SELECT profile_id FROM four) AS never) AS never`)
    ).rows;
  });
  const { all = 1, mutual = 0, never = 0 } = rows[0] ?? {};
  return { mutual: (100 * mutual) / all, shownToNobody: (100 * never) / all };
}

/**
 * Simulates four weeks in which every member opens the selection and passes no one: the hardest case for spreading
 * attention.
 */
export async function composeFourWeeks(
  database: OpenDatabase,
): Promise<{ mutual: number; shownToNobody: number; lower: number }> {
  const { db } = database;
  // Creates the schema of the queue, where a walk looks up its retries.
  await (await startJobs(database, { log: say })).stop();
  const first = weekStart(new Date());
  await db.execute(sql`TRUNCATE shown_profiles, score_views, proposals, compositions`);
  await db.execute(sql`UPDATE match_cards SET attention = 0`);
  let [mutual, lower] = [100, 0];
  for (let turn = 0; turn < WEEKS; turn += 1) {
    const week = weekStart(new Date(first.getTime() + turn * 7 * DAY_MS + HOUR_MS));
    mutual = Math.min(mutual, (await composeWeek(db, week)).mutual);
    lower += await countLower(db, week);
    await show(db, week);
    say(`after week ${turn + 1}: ${mutual.toFixed(1)} % mutual at least, ${(await sharesOf(db, first)).shownToNobody.toFixed(1)} % shown to nobody, ${lower} lower`);
  }
  return { mutual, shownToNobody: (await sharesOf(db, first)).shownToNobody, lower };
}

/** Counts selections of some members in which a lower score takes the place of a higher one. */
async function countLower(db: Database, week: Date): Promise<number> {
  const day = parisDay(week);
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT user_id AS id FROM compositions WHERE week = ${week.toISOString()}::timestamptz ORDER BY user_id LIMIT ${CHECKED_SCORES}`,
  );
  let lower = 0;
  for (const { id } of rows) {
    const card = await findCard(db, id, day);
    if (!card) continue;
    const scores = async (composed: boolean) =>
      (await rankCards(db, card, day, { limit: 4, week, composed })).map(({ score }) => score).join();
    if ((await scores(true)) !== (await scores(false))) lower += 1;
  }
  return lower;
}

/** Records views as requests do: each takes its four; a place taken again is a new one. */
async function show(db: Database, week: Date): Promise<void> {
  const at = sql`${week.toISOString()}::timestamptz`;
  await db.execute(sql`
    INSERT INTO shown_profiles (user_id, profile_id, introduced_at, admitted_at, shown_at)
    SELECT user_id, profile_id, ${at}, ${at}, ${at} FROM proposals WHERE week = ${at} AND place <= 4
    ON CONFLICT (user_id, profile_id) DO UPDATE SET admitted_at = excluded.admitted_at, shown_at = excluded.shown_at`);
}
