import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';
import { NOTICE_MATTERS, NOTICE_OUTCOMES } from '../rules.ts';

/** Notices of illegal content, with or without an account (DSA 16). */
export const contentNotices = pgTable(
  'content_notices',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    matter: text('matter', { enum: NOTICE_MATTERS }).notNull(),
    place: text('place').notNull(),
    city: text('city').notNull(),
    content: text('content').notNull(),
    why: text('why').notNull(),
    /** Optional for an offence against a minor; null once the author’s account is deleted. */
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
