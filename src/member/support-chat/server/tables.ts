import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { foldedSql, searched } from '#platform/database/folded.ts';
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
    /** Who of the team wrote it: the first name at that time, and the account. */
    answered_by: text('answered_by'),
    answerer_id: text('answerer_id'),
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
    index('visitor_chat_messages_words').using('gin', searched(foldedSql(table.content))),
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
    answered_by: text('answered_by'),
    answerer_id: text('answerer_id'),
    automatic: boolean('automatic').notNull().default(false),
    read: boolean('read').notNull().default(false),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('admin_chat_messages_once').on(table.user_id, table.client_id),
    index().on(table.user_id, table.id),
    // By day, what the team has answered.
    index('admin_chat_messages_answers')
      .on(table.created_at)

      .where(sql`${table.is_from_admin} AND NOT ${table.automatic}`),
    index('admin_chat_messages_words').using('gin', searched(foldedSql(table.content))),
  ],
);
