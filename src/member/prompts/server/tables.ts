import { pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { oneOf, withinBounds } from '#platform/database/checks.ts';
import { ofMember } from '#platform/database/tables.ts';
import { MAX_PROMPTS, PROMPTS } from '../rules.ts';

export const profilePrompts = pgTable(
  'profile_prompts',
  {
    user_id: ofMember('user_id'),
    position: smallint('position').notNull(),
    prompt: text('prompt', { enum: PROMPTS }).notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.position] }),
    unique().on(table.user_id, table.prompt),
    oneOf('profile_prompts_prompt', table.prompt, PROMPTS),
    withinBounds('profile_prompts_position', [table.position], 0, MAX_PROMPTS - 1),
  ],
);
