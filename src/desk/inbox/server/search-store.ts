import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { foldedSql } from '#platform/database/folded.ts';
import type { ThreadRow } from '../contract.ts';
import { THREADS_PER_PAGE } from '../rules.ts';
import {
  ASSIGNEES,
  columns,
  type InboxReader,
  type ListedThread,
  readable,
  toThreadRow,
} from './list-store.ts';

/** From so many of them on, looking through the last conversations finds a page sooner than all of them. */
const MANY_MESSAGES = 1000;
const MANY_NAMED = 5000;
const MANY_ADDRESSES = 10_000;

/** Conversations in which a name, an address or the words hold a text, the last ones first. */
export async function searchThreads(db: Database, reader: InboxReader, text: string): Promise<ThreadRow[]> {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  const pattern = foldedSql(sql`${`%${escaped}%`}::text`);
  const holds: Holds = (column) => sql`${foldedSql(column)} LIKE ${pattern}`;
  const found = (await isFrequent(db, holds)) ? oneByOne(holds) : byIndexes(holds);
  const { rows } = await db.execute<ListedThread>(sql`
    WITH page AS (
      SELECT t.id FROM ${found} AND ${readable(reader)}
      ORDER BY t.last_message_at DESC, t.id DESC LIMIT ${THREADS_PER_PAGE})
    SELECT ${columns(reader)} FROM page JOIN support_threads t ON t.id = page.id ${ASSIGNEES}
    ORDER BY t.last_message_at DESC, t.id DESC`);
  return rows.map(toThreadRow);
}

type Holds = (column: SQL) => SQL;

const spoken = (holds: Holds) => sql`${holds(sql`content`)} AND NOT automatic`;

async function isFrequent(db: Database, holds: Holds): Promise<boolean> {
  const reaches = (many: number, table: SQL, where: SQL) =>
    sql`(SELECT count(*) FROM (SELECT FROM ${table} WHERE ${where} LIMIT ${many}) AS found) = ${many}`;
  const { rows } = await db.execute<{ frequent: boolean }>(sql`
    SELECT ${reaches(MANY_MESSAGES, sql`admin_chat_messages`, spoken(holds))}
      OR ${reaches(MANY_MESSAGES, sql`visitor_chat_messages`, spoken(holds))}
      OR ${reaches(MANY_NAMED, sql`support_threads`, holds(sql`name`))}
      OR ${reaches(MANY_ADDRESSES, sql`users`, holds(sql`email`))} AS frequent`);
  return rows[0]?.frequent ?? false;
}

/** Each of them by the index over its words: whatever else there is, only what is found is read. */
function byIndexes(holds: Holds): SQL {
  const thread = sql`s.id, s.last_message_at, s.audience FROM support_threads s`;
  return sql`(
    SELECT ${thread} WHERE ${holds(sql`name`)}
    UNION SELECT ${thread} WHERE ${holds(sql`email`)}
    UNION SELECT ${thread} WHERE s.kind = 'member' AND s.key IN (
      SELECT user_id FROM admin_chat_messages WHERE ${spoken(holds)}
      UNION SELECT id FROM users WHERE ${holds(sql`email`)})
    UNION SELECT ${thread} WHERE s.kind IN ('visitor', 'contact') AND s.key IN (
      SELECT visitor_key FROM visitor_chat_messages WHERE ${spoken(holds)})) AS t WHERE true`;
}

/** Conversation by conversation, from the last one on: with LIMIT no part of it is read whole. */
function oneByOne(holds: Holds): SQL {
  return sql`support_threads t WHERE (${holds(sql`t.name`)} OR ${holds(sql`t.email`)}
    OR t.kind = 'member' AND ((SELECT ${holds(sql`email`)} FROM users WHERE id = t.key LIMIT 1)
      OR (SELECT true FROM admin_chat_messages WHERE user_id = t.key AND ${spoken(holds)} LIMIT 1))
    OR t.kind <> 'member'
      AND (SELECT true FROM visitor_chat_messages WHERE visitor_key = t.key AND ${spoken(holds)} LIMIT 1))`;
}
