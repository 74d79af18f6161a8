import { sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { SELECTION_SIZE, weekStart } from '#member/matching/rules.ts';
import { refreshAttention } from '#member/matching/server/attention-store.ts';
import { rankCards } from '#member/matching/server/candidate-store.ts';
import { composeAhead } from '#member/matching/server/compose-ahead.ts';
import { countComposed } from '#member/matching/server/proposal-store.ts';
import { findCard } from '#member/matching/server/criteria-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { say } from '../shared/say.ts';
import type { World } from './world.ts';

const WEEKS = 4;
const BEFORE_MS = 10 * HOUR_MS;
const USUALLY_TIED = 100;

/** Shares of members with a selection, in percent. */
export type Composed = { members: number; seconds: number; mutual: number; shownToNobody: number };

/** Composes the selections of a week like the job does, ahead of it, after the hourly count of attention. */
export async function composeWeek(db: Database, week: Date): Promise<Composed> {
  const services: WalkServices = {
    db,
    jobs: {} as Services['jobs'],
    clock: { now: () => new Date(week.getTime() - BEFORE_MS) },
    log(level, event, fields) {
      if (level === 'error') throw new Error(`${event} ${JSON.stringify(fields)}`);
    },
  };
  await refreshAttention(services, 0);
  const { due } = await countComposed(db, week, services.clock.now());
  const started = performance.now();
  await composeAhead(services, { forMs: Number.POSITIVE_INFINITY });
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

export type FourWeeks = { members: number } & Record<
  'mutual' | 'shownToNobody' | 'outOfReach' | 'lower',
  number
>;

/**
 * Simulates four weeks in which every member opens the selection and passes no one: the hardest case for spreading
 * attention.
 */
export async function composeFourWeeks({ database, members }: World): Promise<FourWeeks> {
  const { db } = database;
  const first = weekStart(new Date());
  await db.execute(sql`TRUNCATE shown_profiles, score_views, proposals, compositions`);
  let mutual = 100;
  let compared = { outOfReach: 0, lower: 0 };
  for (let turn = 0; turn < WEEKS; turn += 1) {
    const week = weekStart(new Date(first.getTime() + turn * 7 * DAY_MS + HOUR_MS));
    mutual = Math.min(mutual, (await composeWeek(db, week)).mutual);
    if (turn === WEEKS - 1) compared = await compareRankings(db, week);
    await show(db, week);
    const { shownToNobody } = await sharesOf(db, first);
    say(
      `after week ${turn + 1}: ${mutual.toFixed(1)} % mutual at least, ${shownToNobody.toFixed(2)} % shown to nobody`,
    );
  }
  const { shownToNobody } = await sharesOf(db, first);
  return { members: members.length, mutual, shownToNobody, ...compared };
}

/**
 * Ranks every member's candidates, whether composed or not.
 * @returns `lower`: selections in which a lower score took the place of a higher one. `outOfReach`: the percentage of
 * members whose score is, in every ranking, lower than that of the fourth person: no order among equals can show them
 */
async function compareRankings(db: Database, week: Date): Promise<{ outOfReach: number; lower: number }> {
  const day = parisDay(week);
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM match_cards`);
  const within = new Set<string>();
  let [ranking, lower] = [0, 0];
  for (const { id } of rows) {
    const card = await findCard(db, id, day);
    const rank = (limit: number, composed = false) =>
      card ? rankCards(db, card, day, { limit, week, composed }) : [];
    let best = await rank(USUALLY_TIED);
    const four = best.slice(0, SELECTION_SIZE);
    const fourth = four.at(-1)?.score;
    if (fourth === undefined) continue;
    ranking += 1;
    const chosen = await rank(SELECTION_SIZE, true);
    if (four.some(({ score }, place) => score !== chosen[place]?.score)) lower += 1;
    // Without answers, everyone is tied.
    if (best.length === USUALLY_TIED && best.at(-1)?.score === fourth) best = await rank(rows.length);
    for (const one of best) if (one.score >= fourth) within.add(one.id);
  }
  return { outOfReach: (100 * (ranking - within.size)) / ranking, lower };
}

/** Records views as requests do: each takes its four; a place taken again is a new one. */
async function show(db: Database, week: Date): Promise<void> {
  const at = sql`${week.toISOString()}::timestamptz`;
  await db.execute(sql`
    INSERT INTO shown_profiles (user_id, profile_id, introduced_at, admitted_at, shown_at)
    SELECT user_id, profile_id, ${at}, ${at}, ${at} FROM proposals WHERE week = ${at} AND place <= 4
    ON CONFLICT (user_id, profile_id) DO UPDATE SET admitted_at = excluded.admitted_at, shown_at = excluded.shown_at`);
}
