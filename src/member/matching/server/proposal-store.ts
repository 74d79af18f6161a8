import { lt, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { matchCards, profiles } from '#member/profile/server/tables.ts';
import { placeholders, textOnce } from '#platform/database/built-once.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { COMPOSED_FOR_DAYS, PROPOSALS_A_WEEK, weekStart, weekToCompose } from '../rules.ts';
import { basisOf, type LocatedCard, leftPlace, leftSince, located } from './criteria-store.ts';
import { RANKER, rankerOf, rankingSql } from './ranking-sql.ts';
import { compositions, proposals } from './tables.ts';

/** The first pass ranks by score, without knowing what others will see; the second knows everyone’s first four. */
export type Pass = 'first' | 'second';

/** `basis`: of the first pass; null before it. */
export type ToCompose = { card: LocatedCard; basis: string | null };

/** Lists the next recently seen members who need this pass, by id. @param after last id of the previous page */
export async function listToCompose(
  db: Database,
  { week, pass, now }: { week: Date; pass: Pass; now: Date },
  { after, atMost }: { after: string; atMost: number },
): Promise<ToCompose[]> {
  const { id } = matchCards;
  const composed = sql`SELECT FROM compositions k WHERE k.user_id = ${id} AND k.week = ${week.toISOString()}::timestamptz`;
  const waits =
    pass === 'first'
      ? sql`NOT EXISTS (${composed}) AND EXISTS (
          SELECT FROM member_activity a WHERE a.user_id = ${id} AND a.last_seen_at >= ${seenSince(now)}::timestamptz)`
      : sql`EXISTS (${composed} AND NOT k.settled)`;
  const rows = await db
    .select({
      card: matchCards,
      latitude: profiles.latitude,
      longitude: profiles.longitude,
      left: leftPlace(sql`${id}`, leftSince(parisDay(week))),
      basis: sql<string | null>`(
        SELECT k.basis FROM compositions k
        WHERE k.user_id = ${id} AND k.week = ${week.toISOString()}::timestamptz)`,
    })
    .from(matchCards)
    .innerJoin(profiles, sql`${profiles.id} = ${id}`)
    .where(sql`${id} > ${after} AND ${waits}`)
    .orderBy(id)
    .limit(atMost);
  return rows.map(({ card, basis, ...row }) => ({ card: located(card, row), basis }));
}

const seenSince = (now: Date) => new Date(now.getTime() - COMPOSED_FOR_DAYS * DAY_MS).toISOString();

const { basis, settled } = placeholders('basis', 'settled');
type Composing = ReturnType<typeof rankerOf> & { basis: string; settled: boolean };

function composing(from: 'all' | 'composed') {
  const at = sql`${RANKER.week}::timestamptz`;
  return textOnce<Composing>(
    () => sql`
    WITH mine AS (
      INSERT INTO compositions AS k (user_id, week, basis, settled) VALUES (${RANKER.id}, ${at}, ${basis}, ${settled})
      ON CONFLICT (user_id, week) DO UPDATE SET basis = excluded.basis, settled = true
      WHERE excluded.settled AND NOT k.settled
      RETURNING user_id
    ), ranked AS MATERIALIZED (
      SELECT best.id, best.attention, row_number() OVER () AS place FROM (${rankingSql(RANKER, from)}) AS best
    ), gone AS (
      DELETE FROM proposals USING mine
      WHERE proposals.user_id = mine.user_id AND week = ${at} AND profile_id NOT IN (SELECT id FROM ranked)
    )
    INSERT INTO proposals AS p (user_id, week, profile_id, place, attention)
    SELECT mine.user_id, ${at}, ranked.id, ranked.place, ranked.attention FROM mine CROSS JOIN ranked
    ON CONFLICT (user_id, week, profile_id) DO UPDATE SET place = excluded.place WHERE p.place <> excluded.place`,
  );
}

const composeAmong = { all: composing('all'), composed: composing('composed') };

/**
 * Ranks a member’s candidates and stores the best, in one atomic statement. The second pass ranks only the people of
 * the first and mutual ones, which include the best, unless the member has changed since. No-op if another node has
 * done it.
 */
export async function composeFor(
  db: Database,
  { card, basis: before }: ToCompose,
  week: Date,
  pass: Pass,
): Promise<void> {
  const isSettled = pass === 'second';
  const now = basisOf(card);
  const values = rankerOf(card, parisDay(week), { limit: PROPOSALS_A_WEEK, week });
  const compose = composeAmong[isSettled && before === now ? 'composed' : 'all'];
  await db.execute(compose({ ...values, basis: now, settled: isSettled }));
}

export type Progress = { due: number; composed: number; settled: number };

/** Counts the members due, and the progress of each pass. */
export async function countComposed(db: Database, week: Date, now: Date): Promise<Progress> {
  const at = sql`${week.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Progress>(sql`
    SELECT (SELECT count(*)::int FROM match_cards c JOIN member_activity a ON a.user_id = c.id
      WHERE a.last_seen_at >= ${seenSince(now)}::timestamptz) AS due,
      count(*)::int AS composed, (count(*) FILTER (WHERE settled))::int AS settled
    FROM compositions WHERE week = ${at}`);
  return rows[0] ?? { due: 0, composed: 0, settled: 0 };
}

/** Stores the progress with the figures of the week’s Thursday, for the metrics of every node. */
export async function saveProgress(db: Database, week: Date, progress: Progress): Promise<void> {
  await db.execute(sql`
    INSERT INTO daily_figures (day, name, value)
    SELECT ${parisDay(week)}::date, 'selections-' || key, value::int FROM jsonb_each_text(${JSON.stringify(progress)}::jsonb)
    ON CONFLICT (day, name) DO UPDATE SET value = excluded.value`);
}

/** Finds the progress of the week being composed, otherwise of the current week. */
export async function findProgress(db: Database, now: Date): Promise<Progress> {
  const week = weekToCompose(now) ?? weekStart(now);
  const { rows } = await db.execute<{ name: keyof Progress; value: number }>(sql`
    SELECT substr(name, length('selections-') + 1) AS name, value FROM daily_figures
    WHERE day = ${parisDay(week)}::date AND name IN ('selections-due', 'selections-composed', 'selections-settled')`);
  return {
    due: 0,
    composed: 0,
    settled: 0,
    ...Object.fromEntries(rows.map(({ name, value }) => [name, value])),
  };
}

/** Deletes precomputed selections of past weeks. */
export async function eraseComposedBefore(db: Database, now: Date): Promise<void> {
  await eraseInSteps(db, proposals, lt(proposals.week, weekStart(now)));
  await eraseInSteps(db, compositions, lt(compositions.week, weekStart(now)));
}
