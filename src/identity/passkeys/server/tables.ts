import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    credential_id: text('credential_id').notNull().unique(),
    public_key: text('public_key').notNull(),
    /** The signature counter; 0 for authenticators without one. */
    counter: integer('counter').notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    created_at: instant('created_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [index().on(table.user_id), atLeast('passkeys_counter', table.counter, 0)],
);
