import { and, desc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { foldText } from '#lib/fold-text.ts';
import { accountStandings } from '#mechanisms/decisions/server/tables.ts';
import { profiles, wordsOf } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { foldedSql } from '#platform/database/folded.ts';
import { users } from '#platform/database/tables.ts';
import { MEMBERS_PER_PAGE, type MemberState } from '../rules.ts';
import { known, stateAt } from './store.ts';

/** With this many matches, scanning from the newest is faster than fetching them all. */
const MANY = 1000;

type Asked = { words?: string | undefined; state?: MemberState | undefined; after?: string | undefined };

export async function searchMembers(db: Database, { words = '', state, after }: Asked, now: Date) {
  // The newest of few members by the small table that holds them, of all the others by that of all.
  const [since, id] =
    state === 'suspended' || state === 'closed'
      ? [accountStandings.joined_at, accountStandings.user_id]
      : [users.createdAt, users.id];
  return db
    .select(known(now))
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(accountStandings, eq(accountStandings.user_id, users.id))
    .where(
      and(
        words.trim() ? await holdsWords(db, words) : undefined,
        state ? isIn(state, now) : undefined,
        after ? sql`(${since}, ${id}) < (SELECT created_at, id FROM users WHERE id = ${after})` : undefined,
      ),
    )
    .orderBy(desc(since), desc(id))
    .limit(MEMBERS_PER_PAGE + 1);
}

/** As `stateAt` says, in words by which rare states are found in their own small tables instead of among all members. */
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
      OR (SELECT count(*) FROM (SELECT FROM profiles WHERE ${ofName} LIMIT ${MANY}) AS found) = ${MANY} AS many`);
  // A scalar subquery keeps the planner on the scan from the newest.
  if (rows[0]?.many)
    return sql`(${ofAddress} OR (SELECT ${ofName} FROM profiles WHERE profiles.id = ${users.id} LIMIT 1))`;
  return sql`${users.id} IN (SELECT id FROM users WHERE ${ofAddress} UNION SELECT id FROM profiles WHERE ${ofName})`;
}
