import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client.ts';

const MEMBERS_AT_ONCE = 2000;

/**
 * Everybody who has an account, some thousands at a time: what looks at all of them at night neither holds many rows
 * nor reads whole tables while others wait. Who is erased meanwhile is not missed.
 * @returns for each page, a query of the ids in it
 */
export async function* pagesOfMembers(db: Database, atOnce = MEMBERS_AT_ONCE): AsyncGenerator<SQL> {
  let after = '';
  while (true) {
    const { rows } = await db.execute<{ last: string | null; count: number }>(sql`
      SELECT max(id) AS last, count(*)::int AS count
      FROM (SELECT id FROM users WHERE id > ${after} ORDER BY id LIMIT ${atOnce}) AS page`);
    const { last, count } = rows[0] ?? { last: null, count: 0 };
    if (last === null) return;
    yield sql`SELECT id FROM users WHERE id > ${after} AND id <= ${last} ORDER BY id LIMIT ${atOnce}`;
    if (count < atOnce) return;
    after = last;
    // On an embedded database everybody else waits in the same line.
    await yieldToEventLoop();
  }
}
