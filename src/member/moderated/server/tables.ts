import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, ofMember } from '#platform/database/tables.ts';
import type { TextContent } from '../rules.ts';

/** A text that the team should look at, as it was written then: a case of the queue leads here by `id`. */
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
