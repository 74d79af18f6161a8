import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, ofMember } from '#platform/database/tables.ts';
import type { TextContent } from '../rules.ts';

/** Snapshot of a text for review; a case of the queue refers to it by `id`. */
export const flaggedTexts = pgTable(
  'flagged_texts',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    content: text('what').$type<TextContent>().notNull(),
    text: text('text').notNull(),
    flagged_at: instant('flagged_at').notNull(),
  },
  (table) => [unique().on(table.user_id, table.content)],
);
