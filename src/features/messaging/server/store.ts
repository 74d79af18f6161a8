import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { blockedUsers, chatContacts, chatMessages, chatOpenings, users } from '#server/db/schema.ts';
import type { Contact, Message } from '../contract.ts';
import { THREAD_PAGE_SIZE } from '../rules.ts';

export type StoredMessage = typeof chatMessages.$inferSelect;

/**
 * Serialises what members may do only so many times, until the transaction ends. In the order of ids, so that two who
 * write to each other first do not wait for one another; rows that refer to them may still be written.
 */
export async function lockMembers(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');
}

/** `lockMembers` for one. */
export async function lockMember(tx: Database, id: string): Promise<void> {
  await lockMembers(tx, [id]);
}

type Side = Pick<typeof chatContacts.$inferSelect, 'user_id' | 'unread_count' | 'mailed_at'>;

/**
 * Locks both sides of a conversation, in the order of ids, until the transaction ends: a message, a reading and a
 * block of the same two people come one after the other. Only a statement after this one sees what came before.
 * @returns nothing when they are not in conversation
 */
export async function lockConversation(
  tx: Database,
  me: string,
  other: string,
): Promise<{ mine: Side; theirs: Side } | undefined> {
  const { user_id, contact_id, unread_count, mailed_at } = chatContacts;
  const sides = await tx
    .select({ user_id, unread_count, mailed_at })
    .from(chatContacts)
    .where(or(and(eq(user_id, me), eq(contact_id, other)), and(eq(user_id, other), eq(contact_id, me))))
    .orderBy(user_id)
    .for('update');
  const mine = sides.find((side) => side.user_id === me);
  const theirs = sides.find((side) => side.user_id === other);
  return mine && theirs && { mine, theirs };
}

/** Whether one of the two has blocked the other. */
export async function isBlocked(db: Database, me: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${blockedUsers}
    WHERE (user_id = ${me} AND blocked_user_id = ${other}) OR (user_id = ${other} AND blocked_user_id = ${me})`);
  return rows.length > 0;
}

/** @returns whether it is new */
export async function insertBlock(tx: Database, me: string, other: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(blockedUsers)
    .values({ user_id: me, blocked_user_id: other, created_at: now })
    .onConflictDoNothing()
    .returning({ id: blockedUsers.blocked_user_id });
  return rows.length > 0;
}

/** @returns whether there was one */
export async function deleteBlock(tx: Database, me: string, other: string): Promise<boolean> {
  const rows = await tx
    .delete(blockedUsers)
    .where(and(eq(blockedUsers.user_id, me), eq(blockedUsers.blocked_user_id, other)))
    .returning({ id: blockedUsers.blocked_user_id });
  return rows.length > 0;
}

/** Removes every message of the two and both sides of their conversation. */
export async function removeConversation(tx: Database, me: string, other: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM chat_messages
    WHERE least(sender_id, receiver_id) = least(${me}::text, ${other}::text)
      AND greatest(sender_id, receiver_id) = greatest(${me}::text, ${other}::text)`);
  await tx.execute(sql`
    DELETE FROM chat_contacts
    WHERE (user_id = ${me} AND contact_id = ${other}) OR (user_id = ${other} AND contact_id = ${me})`);
}

export async function hasContact(db: Database, me: string, other: string): Promise<boolean> {
  const rows = await db
    .select({ id: chatContacts.contact_id })
    .from(chatContacts)
    .where(and(eq(chatContacts.user_id, me), eq(chatContacts.contact_id, other)));
  return rows.length > 0;
}

/** A contact whom neither side has blocked. */
export async function isOpenContact(db: Database, me: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${chatContacts} WHERE user_id = ${me} AND contact_id = ${other}
      AND NOT EXISTS (SELECT FROM ${blockedUsers}
        WHERE (user_id = ${me} AND blocked_user_id = ${other}) OR (user_id = ${other} AND blocked_user_id = ${me}))`);
  return rows.length > 0;
}

/** Conversations that a member opened and still has: the ones that count towards the limit (D4). */
export async function countOpened(db: Database, me: string): Promise<number> {
  return db.$count(chatContacts, and(eq(chatContacts.user_id, me), eq(chatContacts.opened, true)));
}

export async function countOpenedSince(db: Database, me: string, since: Date): Promise<number> {
  return db.$count(chatOpenings, and(eq(chatOpenings.user_id, me), gt(chatOpenings.opened_at, since)));
}

/** Whether this pair ever had its greeting, whoever began. */
export async function wasOpenedBefore(db: Database, me: string, other: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${chatOpenings}
    WHERE (user_id = ${me} AND contact_id = ${other}) OR (user_id = ${other} AND contact_id = ${me}) LIMIT 1`);
  return rows.length > 0;
}

/** Both directions of a conversation, and its place among those ever opened. */
export async function insertConversation(tx: Database, me: string, other: string, now: Date): Promise<void> {
  const sides = [
    { user_id: me, contact_id: other, opened: true, created_at: now },
    { user_id: other, contact_id: me, opened: false, created_at: now },
  ];
  await tx.insert(chatContacts).values(sides).onConflictDoNothing();
  await tx.insert(chatOpenings).values({ user_id: me, contact_id: other, opened_at: now });
}

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

type ContactRow = {
  id: string;
  first_name: string;
  photo_url: string | null;
  unread_count: number;
  blocked: boolean;
  content: string | null;
  created_at: Date | string | null;
};

/**
 * A member's conversations, the latest message first. Neither sees the other's photo while one has blocked the other;
 * what waits from someone blocked does not count.
 */
export async function listContacts(db: Database, me: string): Promise<Contact[]> {
  const { rows } = await db.execute<ContactRow>(sql`
    SELECT p.id, p.first_name, block.mine AS blocked, m.content, m.created_at,
      CASE WHEN block.mine THEN 0 ELSE c.unread_count END AS unread_count,
      CASE WHEN block.mine OR block.theirs THEN NULL ELSE p.photo_url END AS photo_url
    FROM chat_contacts c
    JOIN profiles p ON p.id = c.contact_id
    CROSS JOIN LATERAL (SELECT
      EXISTS (SELECT FROM blocked_users WHERE user_id = c.user_id AND blocked_user_id = c.contact_id) AS mine,
      EXISTS (SELECT FROM blocked_users WHERE user_id = c.contact_id AND blocked_user_id = c.user_id) AS theirs
    ) AS block
    LEFT JOIN LATERAL (
      SELECT id, content, created_at FROM chat_messages
      WHERE least(sender_id, receiver_id) = least(c.user_id, c.contact_id)
        AND greatest(sender_id, receiver_id) = greatest(c.user_id, c.contact_id)
      ORDER BY id DESC LIMIT 1) m ON true
    WHERE c.user_id = ${me}
    ORDER BY m.id DESC NULLS LAST, c.created_at DESC`);
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    photoUrl: row.photo_url,
    unreadCount: row.unread_count,
    blocked: row.blocked,
    lastMessage:
      row.content !== null && row.created_at !== null
        ? { content: row.content, createdAt: new Date(row.created_at).toISOString() }
        : null,
  }));
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
