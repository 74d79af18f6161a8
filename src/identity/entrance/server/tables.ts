import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, memberKey } from '#platform/database/tables.ts';

/** A change of address awaiting confirmation from both mailboxes; links are stored as hashes. */
export const emailChanges = pgTable(
  'email_changes',
  {
    user_id: memberKey('user_id'),
    new_email: text('new_email').notNull(),
    session_id: text('session_id').notNull(),
    expires_at: instant('expires_at').notNull(),
    former_token: text('former_token').unique(),
    new_token: text('new_token').unique(),
    former_confirmed_at: instant('former_confirmed_at'),
    new_confirmed_at: instant('new_confirmed_at'),
  },
  (table) => [index().on(table.expires_at)],
);
