import { sql } from 'drizzle-orm';
import type { Gender } from '#lib/gender.ts';
import type { Closure } from '#member/matching/rules.ts';
import type { Database } from '#platform/database/client.ts';
import type { Contact } from '../contract.ts';

type ContactRow = {
  id: string;
  first_name: string;
  gender: Gender;
  pair_gender: Gender;
  photo_url: string | null;
  verified: boolean;
  unread_count: number;
  blocked: boolean;
  reachable: boolean;
  closure: Closure | null;
  content: string | null;
  created_at: Date | string | null;
  mine: boolean;
  automatic: boolean;
};

/**
 * Lists a member’s conversations: those without any message first, then by latest message. Hides photos during a block
 * and those of accounts that are not active. Unread messages from blocked contacts do not count.
 */
export async function listContacts(db: Database, me: string): Promise<Contact[]> {
  const { rows } = await db.execute<ContactRow>(sql`
    SELECT p.id, p.first_name, p.gender, CASE WHEN p.gender = 'femme' THEN mine.gender ELSE p.gender END AS pair_gender, block.mine AS blocked, c.closure, m.content, m.created_at,
      m.sender_id = c.user_id AS mine, m.automatic,
      CASE WHEN block.mine THEN 0 ELSE c.unread_count END AS unread_count,
      NOT hidden.is AS reachable, CASE WHEN block.mine OR block.theirs OR hidden.is THEN NULL ELSE p.photo_url END AS photo_url,
      NOT (block.mine OR block.theirs OR hidden.is) AND EXISTS (SELECT FROM profile_verifications v
        WHERE v.user_id = c.contact_id AND v.photo_id IS NOT NULL) AS verified
    FROM chat_contacts c
    JOIN people p ON p.id = c.contact_id
    JOIN profiles mine ON mine.id = c.user_id
    CROSS JOIN LATERAL (SELECT
      EXISTS (SELECT FROM blocked_users WHERE user_id = c.user_id AND blocked_user_id = c.contact_id) AS mine,
      EXISTS (SELECT FROM blocked_users WHERE user_id = c.contact_id AND blocked_user_id = c.user_id) AS theirs
    ) AS block
    CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM account_standings WHERE user_id = c.contact_id) AS is) AS hidden
    LEFT JOIN LATERAL (
      SELECT id, sender_id, automatic, content, created_at FROM chat_messages
      WHERE least(sender_id, receiver_id) = least(c.user_id, c.contact_id)
        AND greatest(sender_id, receiver_id) = greatest(c.user_id, c.contact_id)
      ORDER BY id DESC LIMIT 1) m ON true
    WHERE c.user_id = ${me}
    ORDER BY m.id DESC NULLS FIRST, c.created_at DESC`);
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    gender: row.gender,
    pairGender: row.pair_gender,
    photoUrl: row.photo_url,
    verified: row.verified,
    unreadCount: row.unread_count,
    blocked: row.blocked,
    reachable: row.reachable,
    closure: row.closure,
    lastMessage:
      row.content !== null && row.created_at !== null
        ? {
            content: row.content,
            createdAt: new Date(row.created_at).toISOString(),
            mine: row.mine,
            automatic: row.automatic,
          }
        : null,
  }));
}
