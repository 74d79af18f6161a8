import { type SQL, sql } from 'drizzle-orm';
import { type Audience, RAISING_TAG, type ThreadTag } from '#member/support/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { foldedSql } from '#platform/database/folded.ts';
import type { ThreadRow } from '../contract.ts';
import { type InboxView, THREADS_PER_PAGE } from '../rules.ts';

/** The reader: which audiences they may read, and which threads are their own. */
export type InboxReader = {
  staff: string;
  audiences: readonly Audience[];
  /** Colleagues who are absent today, with their last day: the others see their threads as unassigned. */
  away: Record<string, string>;
};

const isSnoozed = (now: Date) => sql`coalesce(t.snoozed_until > ${now.toISOString()}::timestamptz, false)`;
const isOpen = (now: Date) => sql`t.state = 'open' AND NOT ${isSnoozed(now)}`;
const awayOf = ({ away }: InboxReader) => sql`${JSON.stringify(away)}::jsonb`;
const isUnassigned = (reader: InboxReader) =>
  sql`(t.assignee_id IS NULL OR t.assignee_id <> ${reader.staff} AND ${awayOf(reader)} ? t.assignee_id)`;
const mentions = (staff: string) => sql`t.mentioned @> ARRAY[${staff}::text]`;

const VIEWS: Record<InboxView, { where: (reader: InboxReader, now: Date) => SQL; oldestFirst: boolean }> = {
  open: { where: (_, now) => isOpen(now), oldestFirst: true },
  unassigned: {
    where: (reader, now) => sql`${isOpen(now)} AND ${isUnassigned(reader)}`,
    oldestFirst: true,
  },
  mine: {
    where: ({ staff }, now) =>
      sql`t.assignee_id = ${staff} AND t.state <> 'resolved' AND NOT ${isSnoozed(now)}`,
    oldestFirst: false,
  },
  mentioned: { where: ({ staff }) => mentions(staff), oldestFirst: false },
  waiting: { where: () => sql`t.state = 'waiting'`, oldestFirst: false },
  snoozed: { where: (_, now) => sql`t.state = 'open' AND ${isSnoozed(now)}`, oldestFirst: true },
  resolved: { where: () => sql`t.state = 'resolved'`, oldestFirst: false },
};

const RAISING_VIEWS: readonly InboxView[] = ['open', 'unassigned'];

type Moment = 'waitingSince' | 'snoozedUntil' | 'lastMessageAt';
export type ListedThread = Omit<ThreadRow, Moment> & Record<Moment, Date | string | null>;

export const columns = (reader: InboxReader) => sql`t.id::float8 AS id, t.kind, t.recipient, t.name, t.state,
  t.excerpt, t.unread, t.tags,
  CASE WHEN t.assignee_id IS NOT NULL THEN jsonb_build_object('id', t.assignee_id, 'firstName', coalesce(a.first_name, ''),
    'awayUntil', ${awayOf(reader)} ->> t.assignee_id) END AS assignee,
  t.from_team AS "fromTeam", t.waiting_since AS "waitingSince", t.snoozed_until AS "snoozedUntil", t.last_message_at AS "lastMessageAt"`;
export const ASSIGNEES = sql`LEFT JOIN staff a ON a.id = t.assignee_id`;

const hasTag = (tag: ThreadTag) => sql`t.tags @> ARRAY[${tag}::text]`;
const isRaised = hasTag(RAISING_TAG);

/**
 * Returns one page of a view: longest waiting first, or latest message first. In the waiting views, threads that sound
 * like a danger come before all others.
 */
export async function listThreads(
  db: Database,
  reader: InboxReader,
  { view, tag, cursor }: { view: InboxView; tag?: ThreadTag | undefined; cursor?: string | undefined },
  now: Date,
): Promise<{ threads: ThreadRow[]; next: string | null }> {
  const { where, oldestFirst } = VIEWS[view];
  const key = oldestFirst ? sql`t.waiting_since` : sql`t.last_message_at`;
  const order = oldestFirst ? sql`${key}, t.id` : sql`${key} DESC, t.id DESC`;
  const from = readCursor(cursor);
  const read = async (condition: SQL, part: Part, limit: number) => {
    const after =
      from?.part === part
        ? sql`(${key}, t.id) ${oldestFirst ? sql`>` : sql`<`} (${from.at}::timestamptz, ${from.id}::bigint)`
        : sql`TRUE`;
    const { rows } = await db.execute<ListedThread>(sql`
      SELECT ${columns(reader)} FROM support_threads t ${ASSIGNEES}
      WHERE ${where(reader, now)} AND ${readable(reader)} AND ${condition} AND ${after}
      ORDER BY ${order} LIMIT ${limit}`);
    return rows.map(toThreadRow);
  };
  const raises = RAISING_VIEWS.includes(view) && !tag;
  const found = raises && from?.part !== 'rest' ? await read(isRaised, 'raised', THREADS_PER_PAGE + 1) : [];
  const room = THREADS_PER_PAGE + 1 - found.length;
  const others = raises ? sql`NOT ${isRaised}` : tag ? hasTag(tag) : sql`TRUE`;
  if (room > 0) found.push(...(await read(others, 'rest', room)));
  const page = found.slice(0, THREADS_PER_PAGE);
  const last = page.at(-1);
  const isMore = found.length > THREADS_PER_PAGE && last;
  const partOfLast = raises && last?.tags.includes(RAISING_TAG) ? 'raised' : 'rest';
  return { threads: page, next: isMore ? cursorOf(last, partOfLast, oldestFirst) : null };
}

/** Counts the threads of each list; resolved threads are not counted. */
export async function countThreadsByList(db: Database, reader: InboxReader, now: Date) {
  const mine = sql`t.assignee_id = ${reader.staff}`;
  const open = isOpen(now);
  const forMe = sql`${open} AND (${isUnassigned(reader)} OR ${mine})`;
  const { rows } = await db.execute<
    Record<
      'open' | 'mine' | 'unassigned' | 'mentioned' | 'waiting' | 'snoozed' | 'raised' | 'to_answer',
      number
    > & {
      oldest: Date | string | null;
    }
  >(sql`
    SELECT (count(*) FILTER (WHERE ${open}))::int AS open,
      (count(*) FILTER (WHERE ${mine} AND NOT ${isSnoozed(now)}))::int AS mine,
      (count(*) FILTER (WHERE ${open} AND ${isUnassigned(reader)}))::int AS unassigned,
      (SELECT count(*) FROM support_threads t WHERE ${mentions(reader.staff)} AND ${readable(reader)})::int AS mentioned,
      (count(*) FILTER (WHERE t.state = 'waiting'))::int AS waiting,
      (count(*) FILTER (WHERE t.state = 'open' AND ${isSnoozed(now)}))::int AS snoozed,
      (count(*) FILTER (WHERE ${open} AND ${isRaised}))::int AS raised,
      (count(*) FILTER (WHERE ${forMe}))::int AS to_answer, min(t.waiting_since) FILTER (WHERE ${forMe}) AS oldest
    FROM support_threads t WHERE t.state IN ('open', 'waiting') AND ${readable(reader)}`);
  const [row] = rows;
  if (!row) throw new Error('A count has one row');
  const { to_answer: toAnswer, oldest, ...counts } = row;
  return { ...counts, toAnswer, oldestSince: oldest ? new Date(oldest).toISOString() : null };
}

/** Lists other threads of the same author, by account or address, latest message first. */
export async function listThreadsOfPerson(
  db: Database,
  reader: InboxReader,
  { id, user_id, email }: { id: number; user_id: string | null; email: string },
): Promise<ThreadRow[]> {
  const { rows } = await db.execute<ListedThread>(sql`
    SELECT ${columns(reader)} FROM support_threads t ${ASSIGNEES}
    WHERE t.id IN (
      SELECT s.id FROM support_threads s WHERE s.user_id = ${user_id}
      UNION SELECT s.id FROM support_threads s WHERE ${email} <> '' AND lower(s.email) = ${email}
      UNION SELECT s.id FROM support_threads s JOIN users u ON u.id = s.key AND s.kind = 'member' WHERE u.email = ${email})
      AND t.id <> ${id} AND ${readable(reader)}
    ORDER BY t.last_message_at DESC LIMIT 5`);
  return rows.map(toThreadRow);
}

/** Finds one thread as a row of the list. */
export async function findThreadRow(
  db: Database,
  reader: InboxReader,
  id: number,
): Promise<ThreadRow | undefined> {
  const { rows } = await db.execute<ListedThread>(sql`
    SELECT ${columns(reader)} FROM support_threads t ${ASSIGNEES} WHERE t.id = ${id} AND ${readable(reader)}`);
  return rows[0] && toThreadRow(rows[0]);
}

/** SQL condition: the reader may read thread `t`. */
export function readable({ audiences }: InboxReader): SQL {
  return sql`t.audience IN (SELECT jsonb_array_elements_text(${JSON.stringify(audiences)}::jsonb))`;
}

export function toThreadRow(row: ListedThread): ThreadRow {
  const at = (moment: Moment) => row[moment] && new Date(row[moment]).toISOString();
  const waitingSince = at('waitingSince');
  return { ...row, waitingSince, snoozedUntil: at('snoozedUntil'), lastMessageAt: at('lastMessageAt') ?? '' };
}

/** The two parts of a waiting view; other views only have the second. */
type Part = 'raised' | 'rest';

function cursorOf({ id, waitingSince, lastMessageAt }: ThreadRow, part: Part, oldestFirst: boolean): string {
  return `${part}_${oldestFirst ? waitingSince : lastMessageAt}_${id}`;
}

const CURSOR = /^(raised|rest)_(\d{4}-\d\d-\d\dT[\d:.]+Z)_(\d{1,15})$/;

function readCursor(cursor = ''): { part: Part; at: string; id: number } | undefined {
  const [, part, at, id] = CURSOR.exec(cursor) ?? [];
  return at && id ? { part: part === 'raised' ? 'raised' : 'rest', at, id: Number(id) } : undefined;
}

/** With this many matches, scanning from the latest thread is faster than fetching them all. */
const MANY_MESSAGES = 1000;
const MANY_NAMED = 5000;
const MANY_ADDRESSES = 10_000;

/** Searches names, addresses and messages; the latest threads first. */
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

/** Uses the full-text index of each table, so that only matches are read. */
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

/** Scans from the latest thread; LIMIT keeps it from reading any table whole. */
function oneByOne(holds: Holds): SQL {
  return sql`support_threads t WHERE (${holds(sql`t.name`)} OR ${holds(sql`t.email`)}
    OR t.kind = 'member' AND ((SELECT ${holds(sql`email`)} FROM users WHERE id = t.key LIMIT 1)
      OR (SELECT true FROM admin_chat_messages WHERE user_id = t.key AND ${spoken(holds)} LIMIT 1))
    OR t.kind <> 'member'
      AND (SELECT true FROM visitor_chat_messages WHERE visitor_key = t.key AND ${spoken(holds)} LIMIT 1))`;
}
