import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, ofMember } from '#platform/database/tables.ts';
import type { Content, TextContent } from '../rules.ts';

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

/** What the team has set aside: it stays with its owner, who reads why, and nobody else sees it. */
export const hiddenContents = pgTable(
  'hidden_contents',
  {
    user_id: ofMember('user_id'),
    content: text('what').$type<Content>().notNull(),
    /** The text that was hidden: another one in its place is shown. */
    text: text('text').notNull().default(''),
    /** The rule, in the words that its owner reads. */
    why: text('why').notNull(),
    hidden_at: instant('hidden_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.content] })],
);
