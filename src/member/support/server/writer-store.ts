import { eq, sql } from 'drizzle-orm';
import { people } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import type { ChatKind, VisitorLabels } from '../rules.ts';
import type { ChatKey } from './message-store.ts';
import { visitorChatMessages } from './tables.ts';
import { findThreadMergedFrom } from './thread-store.ts';

/** Who writes under this key, as they said at the beginning; nothing without a conversation. */
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

/** Makes a visitor's messages a member's, in their order; the visitor's conversation is gone after it. */
export async function moveToMember(tx: Database, visitorKey: string, member: string): Promise<void> {
  await tx.execute(sql`
    WITH moved AS (DELETE FROM visitor_chat_messages WHERE visitor_key = ${visitorKey} RETURNING *)
    INSERT INTO admin_chat_messages (user_id, client_id, content, is_from_admin, answered_by, answerer_id, automatic, read, created_at)
    SELECT ${member}, ${visitorKey} || ':' || client_id, content, is_from_admin, answered_by, answerer_id, automatic, read, created_at
    FROM moved ORDER BY id`);
}

/** Makes a visitor's messages those of another chat of the same person, whose browser goes on with both. */
export async function moveToVisitor(tx: Database, visitorKey: string, into: string): Promise<void> {
  const labels = await findVisitor(tx, into);
  await tx.execute(sql`
    UPDATE visitor_chat_messages SET visitor_key = ${into}, client_id = ${visitorKey} || ':' || client_id,
      visitor_id = ${labels?.visitorId ?? ''}, visitor_name = ${labels?.name ?? ''}, visitor_email = ${labels?.email ?? ''}
    WHERE visitor_key = ${visitorKey}`);
}

/** The key of the chat that a browser or a link goes on with: another one once the team has merged the two. */
export async function currentKey(db: Database, key: string): Promise<string> {
  const merged = await findThreadMergedFrom(db, key);
  return merged && merged.kind !== 'member' ? merged.key : key;
}

/** The member to whom a visitor's conversation went with `moveToMember`. */
export async function findNewOwner(db: Database, visitorKey: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    SELECT user_id FROM admin_chat_messages WHERE split_part(client_id, ':', 1) = ${visitorKey} LIMIT 1`);
  return rows[0]?.user_id;
}

/** How the team is told of someone without a name (spec 2 §9): a member who has not come to the profile yet. */
const NAMELESS: Record<ChatKind, string> = { visitor: 'Visiteur', member: 'Membre sans profil' };

/** Whom the team answers. */
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
