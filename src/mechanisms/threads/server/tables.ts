import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ofMember } from '#platform/database/tables.ts';

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    sender_id: ofMember('sender_id'),
    receiver_id: ofMember('receiver_id'),
    /** Created by the sender's browser: a retried message is stored once. */
    client_id: text('client_id').notNull(),
    content: text('content').notNull(),
    automatic: boolean('automatic').notNull().default(false),
    /** Scanned once, when it is stored (D20): its reader is warned. */
    holds_contact_details: boolean('holds_contact_details').notNull().default(false),
    created_at: instant('created_at').notNull(),
    read: boolean('read').notNull().default(false),
  },
  (table) => [
    index().on(table.receiver_id),
    uniqueIndex('chat_messages_once').on(table.sender_id, table.client_id),
    index('chat_messages_thread').on(
      sql`least(${table.sender_id}, ${table.receiver_id})`,
      sql`greatest(${table.sender_id}, ${table.receiver_id})`,
      table.id,
    ),
  ],
);
