import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { chatContacts, chatMessages } from '#server/db/schema.ts';
import type { Message } from '../contract.ts';
import { THREAD_PAGE_SIZE } from '../rules.ts';

export type StoredMessage = typeof chatMessages.$inferSelect;

/**
 * Stores a message and counts it as unread, in one statement.
 * @returns its id; nothing when the sender's browser had it stored before
 */
export async function insertMessage(
  tx: Database,
  message: Omit<typeof chatMessages.$inferInsert, 'id' | 'read'>,
): Promise<number | undefined> {
  const { sender_id, receiver_id, client_id, content, automatic = false, created_at } = message;
  const { rows } = await tx.execute<{ id: number }>(sql`
    WITH stored AS (
      INSERT INTO chat_messages (sender_id, receiver_id, client_id, content, automatic, created_at)
      VALUES (${sender_id}, ${receiver_id}, ${client_id}, ${content}, ${automatic}, ${created_at.toISOString()})
      ON CONFLICT (sender_id, client_id) DO NOTHING RETURNING id),
    counted AS (
      UPDATE chat_contacts SET unread_count = unread_count + 1
      WHERE user_id = ${receiver_id} AND contact_id = ${sender_id} AND EXISTS (SELECT FROM stored))
    SELECT id::float8 AS id FROM stored`);
  return rows[0]?.id;
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

/** A message as one of the two may see it. */
export function seenBy(me: string, message: StoredMessage): Message {
  return {
    id: message.id,
    mine: message.sender_id === me,
    content: message.content,
    automatic: message.automatic,
    clientId: message.sender_id === me ? message.client_id : null,
    createdAt: message.created_at.toISOString(),
    read: message.read,
  };
}

/** One page of a thread, oldest first, with one more at the front when there are older ones. */
export async function listThread(
  db: Database,
  me: string,
  other: string,
  before?: number,
): Promise<{ messages: StoredMessage[]; hasOlder: boolean }> {
  const [first, second] = me < other ? [me, other] : [other, me];
  const rows = await db
    .select()
    .from(chatMessages)
    .where(
      and(
        sql`least(${chatMessages.sender_id}, ${chatMessages.receiver_id}) = ${first}`,
        sql`greatest(${chatMessages.sender_id}, ${chatMessages.receiver_id}) = ${second}`,
        before === undefined ? undefined : lt(chatMessages.id, before),
      ),
    )
    .orderBy(desc(chatMessages.id))
    .limit(THREAD_PAGE_SIZE + 1);
  return { messages: rows.slice(0, THREAD_PAGE_SIZE).reverse(), hasOlder: rows.length > THREAD_PAGE_SIZE };
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
  await tx
    .update(chatContacts)
    .set({ unread_count: Math.max(0, count), mailed_at: null })
    .where(and(eq(chatContacts.user_id, me), eq(chatContacts.contact_id, other)));
}
