import { type SQL, sql } from 'drizzle-orm';
import { isAtStep } from '#desk/members/server/store.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { RATINGS } from '#member/support/texts.ts';
import { PLACES_PER_DATE } from '#member/workshops/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { rangesOfMembers } from '#platform/database/pages-of-members.ts';
import type { DailyFigure, DailyValue } from '../rules.ts';

/** Days in Paris, both included. */
export type Days = { since: string; until: string };

const parisDayOf = (instant: SQL) => sql`(${instant} AT TIME ZONE 'Europe/Paris')::date`;
const beginOf = (day: SQL) => sql`(${day}::timestamp AT TIME ZONE 'Europe/Paris')`;
const isIn = (instant: SQL, { since, until }: Days) =>
  sql`${instant} >= ${beginOf(sql`${since}::date`)} AND ${instant} < ${beginOf(sql`(${until}::date + 1)`)}`;

/** Upserts daily counts; `greatest` keeps a figure after its source rows were erased. */
async function upsertCounts(db: Database, name: DailyFigure, days: Days, count: SQL, from: SQL, at: SQL) {
  await db.execute(sql`
    INSERT INTO daily_figures (day, name, value)
    SELECT ${parisDayOf(at)} AS day, ${name}, ${count} FROM ${from}
    WHERE ${isIn(at, days)}
    GROUP BY 1
    ON CONFLICT (day, name) DO UPDATE SET value = greatest(daily_figures.value, excluded.value)`);
}

const ALL = sql`count(*)::int`;
const within24Hours = sql`EXISTS (SELECT FROM chat_messages m
  WHERE m.sender_id = o.contact_id AND m.receiver_id = o.user_id AND NOT m.automatic
    AND m.created_at BETWEEN o.opened_at AND o.opened_at + interval '24 hours')`;

/**
 * Stores all counts of a day, one statement each, and marks the day as counted last.
 * @param day ISO date
 */
export async function storeDay(db: Database, day: string): Promise<void> {
  const days = { since: day, until: day };
  await upsertEncounterFigures(db, days);
  await upsertWorkshopFigures(db, days);
  await upsertSupportFigures(db, days);
  await upsertModerationFigures(db, days);
  await saveFigure(db, { day, name: 'counted', value: 1 });
}

async function upsertEncounterFigures(db: Database, days: Days): Promise<void> {
  const openings = sql`chat_openings o`;
  const opened = sql`o.opened_at`;
  await upsertCounts(db, 'conversations-opened', days, ALL, openings, opened);
  const answered = sql`(count(*) FILTER (WHERE ${within24Hours}))::int`;
  await upsertCounts(db, 'conversations-answered', days, answered, openings, opened);
  const pairs = sql`count(DISTINCT (least(user_id, contact_id), greatest(user_id, contact_id)))::int`;
  await upsertCounts(db, 'meetings-held', days, pairs, sql`meetings`, sql`declared_at`);
}

/** Stores renewed selections in batches of members: an index by day would slow down every selection. */
export async function storeRenewedSelections(db: Database, days: Days): Promise<void> {
  const members = new Map<string, number>();
  for await (const { after, last } of rangesOfMembers(db)) {
    const { rows } = await db.execute<{ day: string; members: number }>(sql`
      SELECT ${parisDayOf(sql`introduced_at`)}::text AS day, count(DISTINCT user_id)::int AS members FROM shown_profiles
      WHERE user_id > ${after} AND user_id <= ${last} AND ${isIn(sql`introduced_at`, days)} GROUP BY 1`);
    for (const row of rows) members.set(row.day, (members.get(row.day) ?? 0) + row.members);
  }
  await db.execute(sql`
    INSERT INTO daily_figures (day, name, value)
    SELECT key::date, 'selections-renewed', value::int FROM jsonb_each_text(${JSON.stringify(Object.fromEntries(members))}::jsonb)
    ON CONFLICT (day, name) DO UPDATE SET value = greatest(daily_figures.value, excluded.value)`);
}

async function upsertWorkshopFigures(db: Database, days: Days): Promise<void> {
  const at = sql`d.starts_at`;
  const offered = sql`(count(*) * ${PLACES_PER_DATE}::int)::int`;
  await upsertCounts(db, 'seats-offered', days, offered, sql`workshop_sessions d`, at);
  // Counted date by date: with a join the planner may scan all registrations.
  const taken = sql`workshop_sessions d JOIN LATERAL (SELECT count(*) AS seats FROM workshop_registrations r
    WHERE r.session_id = d.id AND r.status = 'registered') r ON r.seats > 0`;
  await upsertCounts(db, 'seats-taken', days, sql`sum(r.seats)::int`, taken, at);
}

async function upsertSupportFigures(db: Database, days: Days): Promise<void> {
  for (const rating of RATINGS) {
    const rated = sql`(SELECT rated_at FROM support_threads WHERE rating = ${rating}) AS rated`;
    await upsertCounts(db, `ratings-${rating}`, days, ALL, rated, sql`rated_at`);
  }
}

/**
 * Lists first messages with their first answers in these days. A conversation begins after a week of silence. Not
 * `EXISTS`, for which the planner scans whole tables.
 */
export async function listFirstAnswers(db: Database, days: Days): Promise<{ asked: Date; at: Date }[]> {
  const firstIn = (messages: SQL, owner: SQL) => sql`
    SELECT asked, at FROM (
      SELECT a.${owner} AS owner, a.created_at AS at, (SELECT min(q.created_at) FROM ${messages} q WHERE q.${owner} = a.${owner}
        AND NOT q.is_from_admin AND q.created_at < a.created_at AND q.created_at > coalesce(
          (SELECT max(b.created_at) FROM ${messages} b WHERE b.${owner} = a.${owner} AND b.is_from_admin AND NOT b.automatic
            AND (b.created_at, b.id) < (a.created_at, a.id)), '-infinity')) AS asked
      FROM ${messages} a WHERE a.is_from_admin AND NOT a.automatic AND ${isIn(sql`a.created_at`, days)}) AS answers
    WHERE asked IS NOT NULL AND (SELECT true FROM ${messages} e WHERE e.${owner} = answers.owner AND NOT e.automatic
      AND e.created_at < asked AND e.created_at > asked - interval '7 days' LIMIT 1) IS NULL`;
  const { rows } = await db.execute<{ asked: Date | string; at: Date | string }>(sql`
    ${firstIn(sql`admin_chat_messages`, sql`user_id`)}
    UNION ALL ${firstIn(sql`visitor_chat_messages`, sql`visitor_key`)}`);
  return rows.map(({ asked, at }) => ({ asked: new Date(asked), at: new Date(at) }));
}

/** Stores the value of one day, replacing any earlier one. */
export async function saveFigure(db: Database, { day, name, value }: DailyValue): Promise<void> {
  await db.execute(sql`
    INSERT INTO daily_figures (day, name, value) VALUES (${day}::date, ${name}, ${value})
    ON CONFLICT (day, name) DO UPDATE SET value = excluded.value`);
}

async function upsertModerationFigures(db: Database, days: Days): Promise<void> {
  const decided = sql`moderation_decisions d JOIN moderation_cases c ON c.id = d.case_id`;
  const median = sql`round((percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM d.decided_at - c.created_at)) / 60)::numeric)::int`;
  await upsertCounts(db, 'moderation-minutes', days, median, decided, sql`d.decided_at`);
}

/** Stores point-in-time figures that cannot be recomputed: visible members, and members active since Monday. */
export async function storeMemberFigures(db: Database, day: string): Promise<void> {
  const monday = mondayOf(day);
  await db.execute(sql`
    INSERT INTO daily_figures (day, name, value)
    SELECT ${day}::date, 'members-shown', count(*)::int FROM match_cards
    UNION ALL
    SELECT ${monday}::date, 'members-active', count(*)::int FROM member_activity
    WHERE last_seen_at >= ${beginOf(sql`${monday}::date`)}
    ON CONFLICT (day, name) DO UPDATE SET value = greatest(daily_figures.value, excluded.value)`);
}

/** Stores how far the sign-ups of a week have come, under their Monday. */
export async function storeCohort(db: Database, monday: string): Promise<void> {
  const joined = sql`FROM users WHERE ${isIn(sql`created_at`, { since: monday, until: addDays(monday, 6) })}`;
  // Not `EXISTS`, for which the planner scans whole tables.
  const having = (rows: SQL) => sql`count((SELECT 1 FROM ${rows} LIMIT 1))::int ${joined}`;
  await db.execute(sql`
    INSERT INTO daily_figures (day, name, value)
    SELECT ${monday}::date, 'cohort-complete', count(*)::int ${joined} AND ${isAtStep('complete')}
    UNION ALL
    SELECT ${monday}::date, 'cohort-opened', ${having(sql`chat_openings WHERE user_id = users.id`)}
    UNION ALL
    SELECT ${monday}::date, 'cohort-agreed', ${having(sql`encounters
      WHERE agreed_at IS NOT NULL AND users.id IN (proposer_id, invited_id)`)}
    ON CONFLICT (day, name) DO UPDATE SET value = greatest(daily_figures.value, excluded.value)`);
}

/** Lists figures by day, including each step of the sign-up under its name. */
export async function listDailyFigures(db: Database, { since, until }: Days): Promise<DailyValue[]> {
  const { rows } = await db.execute<DailyValue>(sql`
    SELECT day::text AS day, name, value FROM daily_figures WHERE day BETWEEN ${since}::date AND ${until}::date
    UNION ALL
    SELECT day::text, step, count FROM funnel_counters WHERE day BETWEEN ${since}::date AND ${until}::date
    ORDER BY 1`);
  return rows;
}

/** Finds the latest value of a figure. */
export async function findLast(db: Database, name: DailyFigure): Promise<DailyValue | undefined> {
  const { rows } = await db.execute<DailyValue>(sql`
    SELECT day::text AS day, name, value FROM daily_figures
    WHERE name = ${name} ORDER BY daily_figures.day DESC LIMIT 1`);
  return rows[0];
}

/** Lists the fully counted days as ISO dates, in order. */
export async function listCountedDays(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(
    sql`SELECT day::text AS day FROM daily_figures WHERE name = 'counted' ORDER BY daily_figures.day`,
  );
  return rows.map(({ day }) => day);
}
