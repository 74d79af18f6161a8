import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';

const MEMBERS_AT_ONCE = 2000;

/**
 * All members, some thousands per page: a nightly job neither locks many rows nor scans whole tables while requests
 * wait. Members erased meanwhile are skipped.
 * @returns for each page, a query of the ids in it
 */
export async function* pagesOfMembers(db: Database, atOnce = MEMBERS_AT_ONCE): AsyncGenerator<SQL> {
  for await (const { after, last } of rangesOfMembers(db, atOnce))
    yield sql`SELECT id FROM users WHERE id > ${after} AND id <= ${last} ORDER BY id LIMIT ${atOnce}`;
}

/**
 * The same pages by their bounds, for a table whose key begins with the member: `after` < id <= `last`. A statement
 * that joins the page to other tables needs `LIMIT atMost` too: the planner cannot tell how few rows two bounds leave.
 */
export type MemberRange = { after: string; last: string; atMost: number };

export async function* rangesOfMembers(db: Database, atOnce = MEMBERS_AT_ONCE): AsyncGenerator<MemberRange> {
  let after = '';
  while (true) {
    const { rows } = await db.execute<{ last: string | null; count: number }>(sql`
      SELECT max(id) AS last, count(*)::int AS count
      FROM (SELECT id FROM users WHERE id > ${after} ORDER BY id LIMIT ${atOnce}) AS page`);
    const { last, count } = rows[0] ?? { last: null, count: 0 };
    if (last === null) return;
    yield { after, last, atMost: atOnce };
    if (count < atOnce) return;
    after = last;
    // On an embedded database requests wait for the same connection.
    await yieldToEventLoop();
  }
}
