import { type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/client.ts';

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
