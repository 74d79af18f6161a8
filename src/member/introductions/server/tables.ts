import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { atLeast, oneOf, someOf } from '#platform/database/checks.ts';
import { instant, memberKey, ofMember } from '#platform/database/tables.ts';
import { INTRODUCTION_ANSWERS, WAIT_REASONS } from '../rules.ts';

/** One row per side. A pair is introduced once, and is in neither’s selection meanwhile. */
export const introductions = pgTable(
  'introductions',
  {
    user_id: ofMember('user_id'),
    other_id: ofMember('other_id'),
    /** Staff account, not a member. */
    matchmaker_id: text('matchmaker_id').notNull(),
    matchmaker_name: text('matchmaker_name').notNull(),
    note: text('matchmaker_note').notNull(),
    introduced_at: instant('introduced_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** Answer of `user_id`, never shown to the other. */
    answer: text('answer', { enum: INTRODUCTION_ANSWERS }),
    answered_at: instant('answered_at'),
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

/** Members whom a matchmaker should think of: the reasons are found anew each night. */
export const introductionWaits = pgTable(
  'introduction_waits',
  {
    user_id: memberKey('user_id'),
    reasons: text('reasons', { enum: WAIT_REASONS }).array().notNull().default([]),
    /** When the member joined. */
    since: instant('since'),
    /** Ended introductions that opened no conversation; their rows are deleted. */
    unopened: integer('unopened').notNull().default(0),
  },
  (table) => [
    someOf('introduction_waits_reasons', table.reasons, WAIT_REASONS, {
      least: 0,
      most: WAIT_REASONS.length,
    }),
    atLeast('introduction_waits_unopened', table.unopened, 0),
    index('introduction_waits_longest')
      .on(table.since, table.user_id)
      .where(sql`cardinality(${table.reasons}) > 0`),
  ],
);
