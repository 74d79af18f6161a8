import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { atLeast } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';

/** Keys of members’ authenticators: of each only the public half, which opens nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** Names it to its member. */
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    /** What the authenticator calls it. */
    credential_id: text('credential_id').notNull().unique(),
    public_key: text('public_key').notNull(),
    /** Uses that the authenticator has counted; 0 where it counts none. */
    counter: integer('counter').notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    created_at: instant('created_at').notNull(),
    used_at: instant('used_at'),
  },
  (table) => [index().on(table.user_id), atLeast('passkeys_counter', table.counter, 0)],
);
