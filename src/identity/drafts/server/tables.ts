import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ofMember } from '#platform/database/tables.ts';

export const drafts = pgTable(
  'drafts',
  {
    user_id: ofMember('user_id'),
    name: text('name').notNull(),
    words: text('words').notNull(),
    saved_at: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.name] }), index().on(table.saved_at)],
);
