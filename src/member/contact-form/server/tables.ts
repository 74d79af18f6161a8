import { sql } from 'drizzle-orm';
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core';
import { CONTACT_RECIPIENTS } from '#member/support-threads/rules.ts';
import { oneOf } from '#platform/database/checks.ts';
import { instant, users } from '#platform/database/tables.ts';

/** `user_id` is set for a member’s message, which is deleted with the account (D5). */
export const contacts = pgTable(
  'contacts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    recipient: text('recipient', { enum: CONTACT_RECIPIENTS }).notNull(),
    message: text('message').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index().on(table.user_id),
    index('contacts_address').on(sql`lower(${table.email})`),
    index().on(table.created_at),
    oneOf('contacts_recipient', table.recipient, CONTACT_RECIPIENTS),
  ],
);
