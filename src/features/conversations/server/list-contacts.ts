import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { Contact } from '../contract.ts';

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
