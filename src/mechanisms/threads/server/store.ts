import { type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import { holdsContactDetails } from '#lib/free-text/contact-details.ts';
import type { Database } from '#platform/database/client.ts';
import type { chatMessages } from './tables.ts';

/** @returns whether the message is new: it is stored once under its client id */
export async function insertOnce<Messages extends PgTable>(
  tx: Database,
  messages: Messages,
  row: PgInsertValue<Messages>,
): Promise<boolean> {
  const inserted = await tx
    .insert(messages)
    .values(row)
    .onConflictDoNothing()
    .returning({ stored: sql<boolean>`true` });
  return inserted.length > 0;
}

/** The content stored under a client id. @param written filter on author and thread */
export async function findContent(
  db: Database,
  messages: PgTable,
  written: SQL,
  clientId: string,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ content: string }>(
    sql`SELECT content FROM ${messages} WHERE ${written} AND client_id = ${clientId}`,
  );
  return rows[0]?.content;
}

/** @param received filter on the thread and on messages to the reader @returns whether anything was unread */
export async function markReceived(tx: Database, messages: PgTable, received: SQL): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`UPDATE ${messages} SET read = true WHERE ${received} AND NOT read RETURNING id`,
  );
  return rows.length > 0;
}

/** @param rows latest first, one more than a page holds. @returns a page, oldest first */
export function toPage<Row>(rows: readonly Row[], size: number): { messages: Row[]; hasOlder: boolean } {
  return { messages: rows.slice(0, size).reverse(), hasOlder: rows.length > size };
}

export type StoredMessage = typeof chatMessages.$inferSelect;
/** Scanned here once, so that no way of storing a message skips it. */
export type NewMessage = Omit<StoredMessage, 'id' | 'read' | 'automatic' | 'holds_contact_details'>;

/**
 * Stores a message and counts it as unread, in one statement; what Lueur writes by itself is never unread (D34).
 * @returns its id; nothing when the sender's browser had it stored before
 */
export async function insertMessage(
  tx: Database,
  message: NewMessage & { automatic?: boolean },
): Promise<number | undefined> {
  const { sender_id, receiver_id, client_id, content, automatic = false, created_at } = message;
  const warns = !automatic && holdsContactDetails(content);
  const { rows } = await tx.execute<{ id: number }>(sql`
    WITH stored AS (
      INSERT INTO chat_messages (sender_id, receiver_id, client_id, content, automatic, read, holds_contact_details, created_at)
      VALUES (${sender_id}, ${receiver_id}, ${client_id}, ${content}, ${automatic}, ${automatic},
        warns_of_details(${sender_id}, ${receiver_id}, ${warns}), ${created_at.toISOString()})
      ON CONFLICT (sender_id, client_id) DO NOTHING RETURNING id),
    counted AS (
      UPDATE chat_contacts SET unread_count = unread_count + 1,
        unread_since = coalesce(unread_since, ${created_at.toISOString()}::timestamptz)
      WHERE user_id = ${receiver_id} AND contact_id = ${sender_id} AND NOT ${automatic}::boolean AND EXISTS (SELECT FROM stored))
    SELECT id::float8 AS id FROM stored`);
  return rows[0]?.id;
}
