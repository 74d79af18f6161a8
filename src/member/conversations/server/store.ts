import { and, eq, sql } from 'drizzle-orm';
import { holdsContactDetails } from '#lib/free-text/contact-details.ts';
import { eventsAfter, type Reader, type StoredEvent } from '#live/server/event-store.ts';
import { type NewMessage, type StoredMessage, toPage } from '#mechanisms/threads/server/store.ts';
import { chatMessages } from '#mechanisms/threads/server/tables.ts';
import { CLOSURES, type Closure } from '#member/matching/rules.ts';
import { isThread } from '#member/matching/server/contact-store.ts';
import { chatContacts } from '#member/matching/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import type { Message } from '../contract.ts';
import { canWrite, THREAD_PAGE_SIZE } from '../rules.ts';

type SentRow =
  | { outcome: 'stored'; id: number; warns: boolean }
  | { outcome: 'repeated' | 'stranger' | 'unreachable' | 'closed' };

/** The verdict of `canWrite` for each closure, as a lookup table for SQL. */
const WRITE_VERDICTS = JSON.stringify(
  Object.fromEntries([null, ...CLOSURES].map((closure) => [closure ?? 'open', canWrite(closure)])),
);
/** The closure once the one answer was sent. */
const ANSWERED: Closure = 'by-them-answered';

/**
 * Stores a message, counts it as unread and numbers its events for both members, in one statement (`send_message`,
 * decision 19). Locks the conversation and both streams, then sees what was committed before.
 * @returns `repeated` if it was already stored; otherwise why it was not stored
 */
export async function storeSent(db: Database, message: NewMessage): Promise<SentRow> {
  const { sender_id, receiver_id, client_id, content, created_at } = message;
  const { rows } = await db.execute<SentRow>(sql`
    SELECT outcome, message_id::float8 AS id, warns FROM send_message(${sender_id}, ${receiver_id}, ${client_id}, ${content},
      ${holdsContactDetails(content)}, ${created_at.toISOString()}, ${WRITE_VERDICTS}, ${ANSWERED})`);
  return rows[0] ?? { outcome: 'stranger' };
}

/** Finds the message that a member’s browser sent with this client id. */
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

/** Returns one page of a thread, oldest first, with one extra message in front if there are older ones. */
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
    // Only as range bounds, not equalities, does this order use the thread index: ordered by id alone, the planner may
    // scan the messages of everybody back to the last one of this pair.
    .orderBy(
      sql`least(${sender_id}, ${receiver_id}) DESC, greatest(${sender_id}, ${receiver_id}) DESC, ${id} DESC`,
    )
    .limit(THREAD_PAGE_SIZE + 1);
  return toPage(rows, THREAD_PAGE_SIZE);
}

/**
 * Marks received messages as read, up to one. Unread messages are always the last received, so the cost does not
 * depend on the length of the conversation.
 * @param unread unread count of the locked side
 * @returns ids of the messages that were unread
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
        SELECT id FROM chat_messages WHERE ${isThread(me, other)} AND receiver_id = ${me}
        ORDER BY id DESC LIMIT ${unread}) AS last_received
      WHERE id <= ${upTo})
    RETURNING id::float8 AS id`);
  return rows.map(({ id }) => id);
}

/** Sets the unread count; a mail can announce later messages again. */
export async function setUnreadCount(tx: Database, me: string, other: string, count: number): Promise<void> {
  const left = Math.max(0, count);
  // The remaining unread messages are the last received.
  const since = sql`(SELECT min(created_at) FROM (
    SELECT created_at FROM chat_messages WHERE ${isThread(me, other)} AND receiver_id = ${me}
    ORDER BY id DESC LIMIT ${left}) AS unread)`;
  await tx
    .update(chatContacts)
    .set({ unread_count: left, unread_since: left === 0 ? null : since, mailed_at: null })
    .where(and(eq(chatContacts.user_id, me), eq(chatContacts.contact_id, other)));
}

/** An event of a member’s stream, with the current state of its conversation and message. */
export type EventDetails = StoredEvent & {
  /** Unread messages from the contact, 0 if blocked, null without a conversation. */
  unreadCount: number | null;
  /** Null if the event is not about a message, or it was deleted. */
  message: StoredMessage | null;
};

type DetailsRow = Omit<EventDetails, 'message'> &
  Omit<StoredMessage, 'id' | 'created_at'> & { id: number | null; created_at: Date | string };

/** Lists the events after each reader’s cursor, in order per member, in one statement. */
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

export function contactSeenBy(me: string, message: StoredMessage): Message {
  const mine = message.sender_id === me;
  return {
    id: message.id,
    mine,
    content: message.content,
    automatic: message.automatic,
    clientId: mine ? message.client_id : null,
    createdAt: message.created_at.toISOString(),
    read: message.read,
    holdsContactDetails: !mine && message.holds_contact_details,
  };
}
