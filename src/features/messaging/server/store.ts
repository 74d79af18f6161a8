import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { blockedUsers, chatContacts, chatMessages, chatOpenings, users } from '#server/db/schema.ts';
import type { Contact } from '../contract.ts';
import { THREAD_PAGE_SIZE } from '../rules.ts';

export type StoredMessage = typeof chatMessages.$inferSelect;

/** Serialises what a member may do only so many times, until the transaction ends. */
export async function lockMember(tx: Database, id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
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
  if (!(await hasContact(db, me, other))) return false;
  const { rows } = await db.execute(sql`
    SELECT 1 FROM ${blockedUsers}
    WHERE (user_id = ${me} AND blocked_user_id = ${other}) OR (user_id = ${other} AND blocked_user_id = ${me})`);
  return rows.length === 0;
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

/** Stores a message once: tried again with the same `client_id`, the stored one is returned. */
export async function insertMessage(
  tx: Database,
  message: typeof chatMessages.$inferInsert,
): Promise<StoredMessage | undefined> {
  const [inserted] = await tx.insert(chatMessages).values(message).onConflictDoNothing().returning();
  if (inserted) {
    await tx
      .update(chatContacts)
      .set({ unread_count: sql`${chatContacts.unread_count} + 1` })
      .where(
        and(eq(chatContacts.user_id, message.receiver_id), eq(chatContacts.contact_id, message.sender_id)),
      );
    return inserted;
  }
  const [stored] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sender_id, message.sender_id), eq(chatMessages.client_id, message.client_id)));
  return stored;
}

type ContactRow = {
  id: string;
  first_name: string;
  photo_url: string | null;
  unread_count: number;
  content: string | null;
  created_at: Date | string | null;
};

/** A member's conversations, the latest message first. */
export async function listContacts(db: Database, me: string): Promise<Contact[]> {
  const { rows } = await db.execute<ContactRow>(sql`
    SELECT p.id, p.first_name, c.unread_count, m.content, m.created_at,
      CASE WHEN EXISTS (SELECT FROM blocked_users b WHERE b.user_id = p.id AND b.blocked_user_id = ${me})
        THEN NULL ELSE p.photo_url END AS photo_url
    FROM chat_contacts c
    JOIN profiles p ON p.id = c.contact_id
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

/** Marks what a member received from a contact read, up to a message; one that arrives meanwhile stays unread. */
export async function markRead(db: Database, me: string, other: string, upTo: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockContact(tx, me, other);
    const read = await tx
      .update(chatMessages)
      .set({ read: true })
      .where(
        and(
          eq(chatMessages.sender_id, other),
          eq(chatMessages.receiver_id, me),
          eq(chatMessages.read, false),
          lte(chatMessages.id, upTo),
        ),
      )
      .returning({ id: chatMessages.id });
    await tx
      .update(chatContacts)
      .set({ unread_count: sql`greatest(0, ${chatContacts.unread_count} - ${read.length})` })
      .where(and(eq(chatContacts.user_id, me), eq(chatContacts.contact_id, other)));
  });
}

async function lockContact(tx: Database, me: string, other: string): Promise<void> {
  await tx
    .select({ id: chatContacts.contact_id })
    .from(chatContacts)
    .where(and(eq(chatContacts.user_id, me), eq(chatContacts.contact_id, other)))
    .for('update');
}
