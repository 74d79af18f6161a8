import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';
import { NOTICE_MATTERS, NOTICE_OUTCOMES } from '../rules.ts';

/** What somebody, with or without an account, says is against the law on the site (DSA 16). */
export const contentNotices = pgTable(
  'content_notices',
  {
    id: text('id').primaryKey(),
    /** What the notifier is given as a receipt. */
    number: text('number').notNull().unique(),
    matter: text('matter', { enum: NOTICE_MATTERS }).notNull(),
    place: text('place').notNull(),
    city: text('city').notNull(),
    content: text('content').notNull(),
    why: text('why').notNull(),
    /** Nothing of who tells of an offence against a minor, unless they wish; nothing once they have left. */
    name: text('name'),
    email: text('email'),
    created_at: instant('created_at').notNull(),
    outcome: text('outcome', { enum: NOTICE_OUTCOMES }),
    answer: text('answer'),
    settled_at: instant('settled_at'),
  },
  (table) => [
    index().on(table.email),
    index().on(table.created_at),
    oneOf('content_notices_matter', table.matter, NOTICE_MATTERS),
    oneOf('content_notices_outcome', table.outcome, NOTICE_OUTCOMES),
    check(
      'content_notices_settled',
      sql`(${table.outcome} IS NULL) = (${table.settled_at} IS NULL) AND (${table.answer} IS NULL) = (${table.settled_at} IS NULL)`,
    ),
  ],
);
