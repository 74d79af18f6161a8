import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { INTRODUCTION_ANSWERS } from '../rules.ts';

/**
 * Two people whom a matchmaker introduces to each other, a row for each: a pair is introduced once, and is in no selection
 * meanwhile.
 */
export const introductions = pgTable(
  'introductions',
  {
    user_id: ofMember('user_id'),
    other_id: ofMember('other_id'),
    /** Of the team’s accounts, which are not members’. */
    matchmaker_id: text('matchmaker_id').notNull(),
    /** First name, as it was then. */
    matchmaker_name: text('matchmaker_name').notNull(),
    note: text('matchmaker_note').notNull(),
    introduced_at: instant('introduced_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** Of `user_id`: never shown to the other. */
    answer: text('answer', { enum: INTRODUCTION_ANSWERS }),
    answered_at: instant('answered_at'),
    /** When both had accepted, and their conversation was opened. */
    opened_at: instant('opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.other_id] }),
    oneOf('introductions_answer', table.answer, INTRODUCTION_ANSWERS),
    index().on(table.other_id),
    index().on(table.introduced_at),
    index('introductions_unopened')
      .on(table.expires_at)

      .where(sql`${table.opened_at} IS NULL`),
  ],
);
