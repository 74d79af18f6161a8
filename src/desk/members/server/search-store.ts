import { and, desc, gt, gte, isNotNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { foldText } from '#lib/fold-text.ts';
import { memberActivity } from '#live/server/tables.ts';
import { accountStandings } from '#mechanisms/decisions/server/tables.ts';
import { profiles, wordsOf } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { foldedSql } from '#platform/database/folded.ts';
import { users } from '#platform/database/tables.ts';
import type { MemberFilter } from '../contract.ts';
import { COUNTED_MEMBERS, MEMBERS_PER_PAGE, type MemberState } from '../rules.ts';
import { hasVerifiedPhoto, isAtStep, isErasureAsked, selectMembers, stateAt } from './store.ts';

/** With this many matches, scanning from the newest is faster than fetching them all. */
const MANY = 1000;

type Asked = MemberFilter & { after?: string | undefined };

/** Lists matching members, newest first. */
export async function searchMembers(db: Database, { after, ...filter }: Asked, now: Date) {
  const [since, id] = orderOf(filter);
  const from = after
    ? sql`(${since}, ${id}) < (SELECT created_at, id FROM users WHERE id = ${after})`
    : undefined;
  return selectMembers(db, now)
    .where(and(await matches(db, filter, now), from))
    .orderBy(desc(since), desc(id))
    .limit(MEMBERS_PER_PAGE + 1);
}

/** Counts matches, at most one more than `COUNTED_MEMBERS`. */
export async function countMembers(db: Database, filter: MemberFilter, now: Date): Promise<number> {
  const [since, id] = orderOf(filter);
  // Ordered, so that the planner stops at the limit instead of scanning all members.
  const found = selectMembers(db, now)
    .where(await matches(db, filter, now))
    .orderBy(desc(since), desc(id))
    .limit(COUNTED_MEMBERS + 1);
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (${found}) AS found`,
  );
  return rows[0]?.count ?? 0;
}

/** Rare states are ordered by the small table that holds them, all others by the members table. */
function orderOf({ state }: MemberFilter) {
  return state === 'suspended' || state === 'closed'
    ? ([accountStandings.joined_at, accountStandings.user_id] as const)
    : ([users.createdAt, users.id] as const);
}

async function matches(db: Database, filter: MemberFilter, now: Date): Promise<SQL | undefined> {
  const { words = '', state, step, weeks, days, verified, photo } = filter;
  const ago = (count: number) => new Date(now.getTime() - count * DAY_MS);
  const said = (wish: 'yes' | 'no', is: SQL) => (wish === 'yes' ? is : not(is));
  return and(
    words.trim() ? await holdsWords(db, words) : undefined,
    state && (state === 'erasure-asked' ? isErasureAsked : isIn(state, now)),
    step && isAtStep(step),
    weeks && gte(users.createdAt, ago(7 * weeks)),
    days && gte(memberActivity.last_seen_at, ago(days)),
    verified && said(verified, hasVerifiedPhoto),
    photo && said(photo, isNotNull(profiles.photo_url)),
  );
}

/** Equivalent to `stateAt`, written so that the planner finds rare states in their own small tables. */
function isIn(state: MemberState, now: Date): SQL | undefined {
  const { until, erase_after } = accountStandings;
  if (state === 'suspended') return gt(until, now);
  if (state === 'closed') return and(lte(until, now), isNotNull(erase_after));
  const said = sql`${stateAt(now)} = ${state}`;
  if (state !== 'paused') return said;
  return and(sql`${users.id} IN (SELECT id FROM profiles WHERE paused_at IS NOT NULL)`, said);
}

async function holdsWords(db: Database, words: string): Promise<SQL> {
  const looked = foldText(words);
  const begins = `${words
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const ofAddress = sql`${foldedSql(users.email)} LIKE ${foldedSql(sql`${begins}::text`)} AND ${users.email} LIKE ${begins}`;
  const ofName = looked === '' ? sql`false` : sql`${wordsOf(profiles)} LIKE ${`%${looked}%`}`;
  const { rows } = await db.execute<{ many: boolean }>(sql`
    SELECT (SELECT count(*) FROM (SELECT FROM users WHERE ${ofAddress} LIMIT ${MANY}) AS found) = ${MANY}
      OR (SELECT count(*) FROM (SELECT FROM all_profiles AS profiles WHERE ${ofName} LIMIT ${MANY}) AS found) = ${MANY} AS many`);
  // A scalar subquery keeps the planner on the scan from the newest.
  if (rows[0]?.many)
    return sql`(${ofAddress} OR (SELECT ${ofName} FROM all_profiles AS profiles WHERE profiles.id = ${users.id} LIMIT 1))`;
  return sql`${users.id} IN (SELECT id FROM users WHERE ${ofAddress} UNION SELECT id FROM all_profiles AS profiles WHERE ${ofName})`;
}
