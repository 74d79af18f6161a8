import { type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { findContent, insertOnce, markReceived, toPage } from '#mechanisms/threads/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { type ChatKind, SUPPORT_PAGE_SIZE, type ThreadKind, type VisitorLabels } from '../rules.ts';
import { adminChatMessages, visitorChatMessages } from './tables.ts';

/** A conversation with the team; `key` is the member’s id, or the keyed hash of the visitor’s cookie. */
export type Chat = { kind: 'member'; key: string } | { kind: 'visitor'; key: string; labels: VisitorLabels };
export type ChatKey = Pick<Chat, 'kind' | 'key'>;

export type StoredSupportMessage = {
  id: number;
  client_id: string;
  content: string;
  is_from_admin: boolean;
  /** First name of the colleague who wrote it. */
  answered_by: string | null;
  automatic: boolean;
  read: boolean;
  created_at: Date;
  /** Ids of attached pictures. */
  pictures: string[];
};
export type NewStoredMessage = Omit<StoredSupportMessage, 'id' | 'read' | 'answered_by' | 'pictures'> & {
  answered_by?: string;
  answerer_id?: string;
};

const TABLES: Record<ChatKind, { messages: PgTable; owner: SQLWrapper }> = {
  member: { messages: adminChatMessages, owner: adminChatMessages.user_id },
  visitor: { messages: visitorChatMessages, owner: visitorChatMessages.visitor_key },
};

/**
 * Lists the latest messages that are already visible, oldest first. Automatic messages are stored with the instant at
 * which they appear, so no timer has to survive a restart.
 * @param before cursor: id of the oldest message that is already loaded
 */
export async function listMessages(
  db: Database,
  { kind, key }: ChatKey,
  now: Date,
  before?: number,
): Promise<{ messages: StoredSupportMessage[]; hasOlder: boolean }> {
  const { messages, owner } = TABLES[kind];
  const earlier = before
    ? sql`AND (created_at, id) < (SELECT created_at, id FROM ${messages} WHERE ${owner} = ${key} AND id = ${before})`
    : sql``;
  const { rows } = await db.execute<
    Omit<StoredSupportMessage, 'created_at'> & { created_at: Date | string }
  >(sql`
    SELECT id::float8 AS id, client_id, content, is_from_admin, answered_by, automatic, read, created_at,
      ARRAY(SELECT p.id FROM support_pictures p WHERE p.user_id = ${owner} AND p.message_client_id = ${messages}.client_id
        ORDER BY p.created_at, p.id) AS pictures
    FROM ${messages}
    WHERE ${owner} = ${key} AND created_at <= ${now.toISOString()}::timestamptz ${earlier}
    ORDER BY created_at DESC, id DESC LIMIT ${SUPPORT_PAGE_SIZE + 1}`);
  const dated = rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
  return toPage(dated, SUPPORT_PAGE_SIZE);
}

/** Finds the state of a conversation: unread count, pending automatic messages, and when the team last wrote. */
export async function findChatState(
  db: Database,
  { kind, key }: ChatKey,
  now: Date,
): Promise<{
  messageCount: number;
  unread: number;
  nextAt: Date | null;
  teamWroteAt: Date | null;
  /** The last acknowledgement, visible or pending. */
  acknowledged: string | null;
}> {
  const { messages, owner } = TABLES[kind];
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{
    message_count: number;
    unread: number;
    next_at: Date | string | null;
    team_wrote_at: Date | string | null;
    acknowledged: string | null;
  }>(sql`
    SELECT count(*)::int AS message_count,
      (count(*) FILTER (WHERE is_from_admin AND NOT read AND created_at <= ${at}))::int AS unread,
      min(created_at) FILTER (WHERE created_at > ${at}) AS next_at,
      max(created_at) FILTER (WHERE is_from_admin AND NOT automatic) AS team_wrote_at,
      (array_agg(content ORDER BY created_at DESC) FILTER (WHERE client_id LIKE 'acknowledgement:%'))[1] AS acknowledged
    FROM ${messages} WHERE ${owner} = ${key}`);
  const { message_count: messageCount = 0, unread = 0, next_at: next, team_wrote_at: wrote } = rows[0] ?? {};
  const acknowledged = rows[0]?.acknowledged ?? null;
  return {
    messageCount,
    unread,
    nextAt: next ? new Date(next) : null,
    teamWroteAt: wrote ? new Date(wrote) : null,
    acknowledged,
  };
}

/** Inserts a message. @returns whether it was inserted, that is, the client id was new */
export function insertSupportMessage(tx: Database, chat: Chat, message: NewStoredMessage): Promise<boolean> {
  if (chat.kind === 'member') return insertOnce(tx, adminChatMessages, { ...message, user_id: chat.key });
  return insertOnce(tx, visitorChatMessages, {
    ...message,
    visitor_key: chat.key,
    visitor_id: chat.labels.visitorId,
    visitor_name: chat.labels.name,
    visitor_email: chat.labels.email,
  });
}

/** Finds the content stored with a client id. */
export function findSupportContent(db: Database, { kind, key }: ChatKey, clientId: string) {
  const { messages, owner } = TABLES[kind];
  return findContent(db, messages, sql`${owner} = ${key}`, clientId);
}

/** Marks the team’s messages so far as read. @returns whether any was unread */
export function markTeamRead(tx: Database, { kind, key }: ChatKey, now: Date): Promise<boolean> {
  const { messages, owner } = TABLES[kind];
  const shown = sql`${owner} = ${key} AND is_from_admin AND created_at <= ${now.toISOString()}::timestamptz`;
  return markReceived(tx, messages, shown);
}

/**
 * Lists what a person wrote to the team between two instants, oldest first.
 * @param from key of the visitor before they became this member; without it, the member’s own messages
 */
export async function listWritten(
  db: Database,
  { kind, key }: ChatKey,
  { since, until, from = '' }: { since: Date; until: Date; from?: string | undefined },
): Promise<string[]> {
  const { messages, owner } = TABLES[kind];
  const { rows } = await db.execute<{ content: string }>(sql`
    SELECT content FROM ${messages} WHERE ${owner} = ${key} AND NOT is_from_admin
      AND CASE WHEN client_id LIKE '%:%' THEN split_part(client_id, ':', 1) ELSE '' END = ${from}
      AND created_at >= ${since.toISOString()}::timestamptz AND created_at < ${until.toISOString()}::timestamptz
    ORDER BY created_at, id LIMIT 100`);
  return rows.map(({ content }) => content);
}

/** Deletes pending automatic messages, because a colleague has answered. */
export async function dropScheduled(tx: Database, { kind, key }: ChatKey, now: Date): Promise<void> {
  const { messages, owner } = TABLES[kind];
  await tx.execute(sql`
    DELETE FROM ${messages} WHERE ${owner} = ${key} AND automatic AND created_at > ${now.toISOString()}::timestamptz`);
}

/** Finds the last message of a colleague. */
export async function findLastAnswer(
  db: Database,
  { kind, key }: ChatKey,
): Promise<{ id: number; answerer_id: string | null } | undefined> {
  const { messages, owner } = TABLES[kind];
  const { rows } = await db.execute<{ id: number; answerer_id: string | null }>(sql`
    SELECT id::float8 AS id, answerer_id FROM ${messages} WHERE ${owner} = ${key} AND is_from_admin AND NOT automatic
    ORDER BY id DESC LIMIT 1`);
  return rows[0];
}

/** Returns when the earliest unread and unmailed answer of these chats was written. Call it before the chats move. */
export async function findFirstUnmailed(
  db: Database,
  chats: readonly { kind: ThreadKind; key: string; answers_mailed_at: Date | null }[],
): Promise<Date | undefined> {
  const firsts: number[] = [];
  for (const { kind, key, answers_mailed_at: since } of chats) {
    const chat = { kind: kind === 'member' ? kind : 'visitor', key } as const;
    const [first] = await listUnreadAnswers(db, chat, since ?? new Date(0));
    if (first) firsts.push(first.created_at.getTime());
  }
  return firsts.length > 0 ? new Date(Math.min(...firsts)) : undefined;
}

/** Lists the unread answers of the team after an instant, oldest first: after a merge, ids do not follow times. */
export async function listUnreadAnswers(
  db: Database,
  { kind, key }: ChatKey,
  since: Date,
): Promise<{ content: string; answered_by: string | null; created_at: Date }[]> {
  const { messages, owner } = TABLES[kind];
  const { rows } = await db.execute<{
    content: string;
    answered_by: string | null;
    created_at: Date | string;
  }>(sql`
    SELECT content, answered_by, created_at FROM ${messages}
    WHERE ${owner} = ${key} AND is_from_admin AND NOT automatic AND NOT read
      AND created_at > ${since.toISOString()}::timestamptz ORDER BY created_at, id`);
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at) }));
}
