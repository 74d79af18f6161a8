import { and, eq, sql } from 'drizzle-orm';
import { holdsContactDetails } from '#lib/free-text/contact-details.ts';
import { eventsAfter, type Reader, type StoredEvent } from '#live/server/event-store.ts';
import type { NewMessage, StoredMessage } from '#mechanisms/threads/server/messages-store.ts';
import { toPage } from '#mechanisms/threads/server/store.ts';
import { chatMessages } from '#mechanisms/threads/server/tables.ts';
import { CLOSURES, type Closure } from '#member/matching/rules.ts';
import { chatContacts } from '#member/matching/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { canWrite, THREAD_PAGE_SIZE } from '../rules.ts';

type SentRow =
  | { outcome: 'stored'; id: number; warns: boolean }
  | { outcome: 'repeated' | 'stranger' | 'unreachable' | 'closed' };

/** What `canWrite` says of each closure, for SQL to look up. */
const WRITE_VERDICTS = JSON.stringify(
  Object.fromEntries([null, ...CLOSURES].map((closure) => [closure ?? 'open', canWrite(closure)])),
);
/** How a conversation is closed once the one answer was given. */
const ANSWERED: Closure = 'by-them-answered';

/**
 * Stores a message that a member writes, counts it as unread and numbers it for both, in one statement of its own
 * (`send_message`, decision 19): it locks the conversation and both streams, and sees what was committed before.
 * @returns `repeated` when it was stored before; otherwise why nothing was stored
 */
export async function storeSent(db: Database, message: NewMessage): Promise<SentRow> {
  const { sender_id, receiver_id, client_id, content, created_at } = message;
  const { rows } = await db.execute<SentRow>(sql`
    SELECT outcome, message_id::float8 AS id, warns FROM send_message(${sender_id}, ${receiver_id}, ${client_id}, ${content},
      ${holdsContactDetails(content)}, ${created_at.toISOString()}, ${WRITE_VERDICTS}, ${ANSWERED})`);
  return rows[0] ?? { outcome: 'stranger' };
}

/** The message that a member's browser sent under this id, if it was stored. */
export async function findSentMessage(
  db: Database,
  me: string,
  clientId: string,
): Promise<StoredMessage | undefined> {
  const [stored] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sender_id, me), eq(chatMessages.client_id, clientId)));
  return stored;
}

/** One page of a thread, oldest first, with one more at the front when there are older ones. */
export async function listThread(
  db: Database,
  me: string,
  other: string,
  before?: number,
): Promise<{ messages: StoredMessage[]; hasOlder: boolean }> {
  const [first, second] = me < other ? [me, other] : [other, me];
  const { sender_id, receiver_id, id } = chatMessages;
  const place = sql`(least(${sender_id}, ${receiver_id}), greatest(${sender_id}, ${receiver_id}), ${id})`;
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        sql`${place} > (${first}, ${second}, 0)`,
        sql`${place} < (${first}, ${second}, ${before ?? Number.MAX_SAFE_INTEGER}::bigint)`,
      ),
    )
    // As bounds and not as equalities, only the index of threads gives this order: by numbers alone, the planner may go
    // through the messages of everybody since the last one of these two.
    .orderBy(
      sql`least(${sender_id}, ${receiver_id}) DESC, greatest(${sender_id}, ${receiver_id}) DESC, ${id} DESC`,
    )
    .limit(THREAD_PAGE_SIZE + 1);
  return toPage(rows, THREAD_PAGE_SIZE);
}

/**
 * Marks what a member received from a contact read, up to a message. Those not yet read are the last received, so that
 * the length of a conversation costs nothing.
 * @param unread how many the locked side counts
 * @returns ids of those that were unread
 */
export async function setRead(
  tx: Database,
  me: string,
  other: string,
  { upTo, unread }: { upTo: number; unread: number },
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    UPDATE chat_messages SET read = true
    WHERE NOT read AND id IN (
      SELECT id FROM (
        SELECT id FROM chat_messages
        WHERE least(sender_id, receiver_id) = least(${me}::text, ${other}::text)
          AND greatest(sender_id, receiver_id) = greatest(${me}::text, ${other}::text) AND receiver_id = ${me}
        ORDER BY id DESC LIMIT ${unread}) AS last_received
      WHERE id <= ${upTo})
    RETURNING id::float8 AS id`);
  return rows.map(({ id }) => id);
}

/** Takes messages that were read off the count; a mail may tell of later ones again. */
export async function setUnreadCount(tx: Database, me: string, other: string, count: number): Promise<void> {
  const left = Math.max(0, count);
  // What is left unread are the last ones received.
  const since = sql`(SELECT min(created_at) FROM (
    SELECT created_at FROM chat_messages
    WHERE least(sender_id, receiver_id) = least(${me}::text, ${other}::text)
      AND greatest(sender_id, receiver_id) = greatest(${me}::text, ${other}::text) AND receiver_id = ${me}
    ORDER BY id DESC LIMIT ${left}) AS unread)`;
  await tx
    .update(chatContacts)
    .set({ unread_count: left, unread_since: left === 0 ? null : since, mailed_at: null })
    .where(and(eq(chatContacts.user_id, me), eq(chatContacts.contact_id, other)));
}

/** An event of a member's stream, with what its conversation and its message are now. */
export type EventDetails = StoredEvent & {
  /** What waits unread from the contact, nothing from someone blocked counts; nothing without a conversation. */
  unreadCount: number | null;
  /** Nothing when the event is not of a message, or when it was deleted. */
  message: StoredMessage | null;
};

type DetailsRow = Omit<EventDetails, 'message'> &
  Omit<StoredMessage, 'id' | 'created_at'> & { id: number | null; created_at: Date | string };

/** What follows each reader's cursor, each member's in their order, in one statement. */
export async function listEventDetails(db: Database, readers: readonly Reader[]): Promise<EventDetails[]> {
  const { rows } = await db.execute<DetailsRow>(sql`
    SELECT e.user_id AS "userId", e.seq::float8 AS seq, e.kind, e.contact_id AS "contactId",
      e.message_id::float8 AS "messageId", m.id::float8 AS id, m.sender_id, m.receiver_id, m.client_id, m.content,
      m.automatic, m.holds_contact_details, m.created_at, m.read,
      CASE WHEN EXISTS (SELECT FROM blocked_users WHERE user_id = e.user_id AND blocked_user_id = e.contact_id)
        THEN least(c.unread_count, 0) ELSE c.unread_count END AS "unreadCount"
    FROM (${eventsAfter(readers)}) AS e
    LEFT JOIN chat_contacts c ON c.user_id = e.user_id AND c.contact_id = e.contact_id
    LEFT JOIN chat_messages m ON m.id = e.message_id
    ORDER BY e.user_id, e.seq`);
  return rows.map(({ userId, seq, kind, contactId, messageId, unreadCount, id, created_at, ...message }) => ({
    userId,
    seq,
    kind,
    contactId,
    messageId,
    unreadCount,
    message: id === null ? null : { ...message, id, created_at: new Date(created_at) },
  }));
}
