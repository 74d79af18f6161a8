import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ofMember } from '#platform/database/tables.ts';

/**
 * The chat of visitors. `visitor_key` is a hash of the cookie that opens it (D14): the label in the visitor's browser
 * opens nothing.
 */
export const visitorChatMessages = pgTable(
  'visitor_chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    visitor_key: text('visitor_key').notNull(),
    visitor_id: text('visitor_id').notNull(),
    visitor_name: text('visitor_name').notNull(),
    visitor_email: text('visitor_email').notNull(),
    client_id: text('client_id').notNull(),
    content: text('content').notNull(),
    is_from_admin: boolean('is_from_admin').notNull(),
    /** Written by the server, not by a person of the team. */
    automatic: boolean('automatic').notNull().default(false),
    read: boolean('read').notNull().default(false),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('visitor_chat_messages_once').on(table.visitor_key, table.client_id),
    index().on(table.visitor_key, table.id),
    index('visitor_chat_messages_address').on(sql`lower(${table.visitor_email})`),
    index().on(table.created_at),
  ],
);

/** The chat of members with the team. */
export const adminChatMessages = pgTable(
  'admin_chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    client_id: text('client_id').notNull(),
    content: text('content').notNull(),
    is_from_admin: boolean('is_from_admin').notNull(),
    automatic: boolean('automatic').notNull().default(false),
    read: boolean('read').notNull().default(false),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('admin_chat_messages_once').on(table.user_id, table.client_id),
    index().on(table.user_id, table.id),
  ],
);
