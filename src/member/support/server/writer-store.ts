import { eq, sql } from 'drizzle-orm';
import { people } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { ChatKind, VisitorLabels } from '../rules.ts';
import type { ChatKey } from './message-store.ts';
import { visitorChatMessages } from './tables.ts';
import { findThreadMergedFrom } from './thread-store.ts';

/** Finds the name and address typed by the visitor with this key; undefined without a conversation. */
export async function findVisitor(db: Database, key: string): Promise<VisitorLabels | undefined> {
  const { visitor_id, visitor_name, visitor_email, visitor_key, id } = visitorChatMessages;
  const rows = await db
    .select({ visitorId: visitor_id, name: visitor_name, email: visitor_email })
    .from(visitorChatMessages)
    .where(eq(visitor_key, key))
    .orderBy(id)
    .limit(1);
  return rows[0];
}

/** Turns a visitor’s messages into a member’s, in order; the visitor’s conversation is gone afterwards. */
export async function moveToMember(tx: Database, visitorKey: string, member: string): Promise<void> {
  await tx.execute(sql`
    WITH moved AS (DELETE FROM visitor_chat_messages WHERE visitor_key = ${visitorKey} RETURNING *)
    INSERT INTO admin_chat_messages (user_id, client_id, content, is_from_admin, answered_by, answerer_id, automatic, read, created_at)
    SELECT ${member}, ${visitorKey} || ':' || client_id, content, is_from_admin, answered_by, answerer_id, automatic, read, created_at
    FROM moved ORDER BY id`);
}

/** Moves a visitor’s messages into another chat of the same person, which either browser can continue. */
export async function moveToVisitor(tx: Database, visitorKey: string, into: string): Promise<void> {
  const labels = await findVisitor(tx, into);
  await tx.execute(sql`
    UPDATE visitor_chat_messages SET visitor_key = ${into}, client_id = ${visitorKey} || ':' || client_id,
      visitor_id = ${labels?.visitorId ?? ''}, visitor_name = ${labels?.name ?? ''}, visitor_email = ${labels?.email ?? ''}
    WHERE visitor_key = ${visitorKey}`);
}

/** Returns the key of the chat that a browser or link continues: another one after a merge. */
export async function currentKey(db: Database, key: string): Promise<string> {
  const merged = await findThreadMergedFrom(db, key);
  return merged && merged.kind !== 'member' ? merged.key : key;
}

/** Finds the member that `moveToMember` gave a visitor’s conversation to. */
export async function findNewOwner(db: Database, visitorKey: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    SELECT user_id FROM admin_chat_messages WHERE split_part(client_id, ':', 1) = ${visitorKey} LIMIT 1`);
  return rows[0]?.user_id;
}

/** Names shown to the team for people without one (spec 2 §9), such as members before their profile. */
const NAMELESS: Record<ChatKind, string> = { visitor: 'Visiteur', member: 'Membre sans profil' };

/** Finds the name and mail address of the person to answer. */
export async function findWriter(
  db: Database,
  { kind, key }: ChatKey,
): Promise<{ name: string; email: string } | undefined> {
  if (kind === 'visitor') {
    const visitor = await findVisitor(db, key);
    return visitor && { name: visitor.name || NAMELESS.visitor, email: visitor.email };
  }
  const rows = await db
    .select({ name: sql<string>`coalesce(${people.first_name}, ${NAMELESS.member})`, email: users.email })
    .from(users)
    .leftJoin(people, eq(people.id, users.id))
    .where(eq(users.id, key));
  return rows[0];
}
