import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '#platform/database/checks.ts';
import { instant, memberKey, users } from '#platform/database/tables.ts';
import { APPEAL_OUTCOMES, STATEMENT_EFFECTS, STATEMENT_SOURCES } from '../rules.ts';

/** One row per member against whom a measure stands; an account without a row is open. */
export const accountStandings = pgTable(
  'account_standings',
  {
    user_id: memberKey('user_id'),
    /** The team's decision that it rests on. */
    decision: text('decision').notNull(),
    since: instant('since').notNull(),
    /** When a suspension ends, or a closure begins. */
    until: instant('until').notNull(),
    /** Of a closure: from when the data go. Nothing for a suspension. */
    erase_after: instant('erase_after'),
  },
  (table) => [
    index().on(table.until),
    index().on(table.erase_after),
    check('account_standings_order', sql`${table.until} >= ${table.since}`),
    check('account_standings_erasure', sql`${table.erase_after} > ${table.until}`),
  ],
);

/**
 * What the team decided and told a member (DSA 17). It names nobody of the team. It outlives the account without saying
 * whose it was, for the figures of the year and as proof.
 */
export const statements = pgTable(
  'statements',
  {
    id: text('id').primaryKey(),
    decision: text('decision').notNull().unique(),
    user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    effect: text('effect', { enum: STATEMENT_EFFECTS }).notNull(),
    source: text('source', { enum: STATEMENT_SOURCES }).notNull(),
    facts: text('facts').notNull(),
    rule: text('rule').notNull(),
    /** When a suspension ends, or a closure begins. */
    until: instant('until'),
    /** When someone told us what led to it. */
    asked_at: instant('asked_at'),
    made_at: instant('made_at').notNull(),
    undone_at: instant('undone_at'),
  },
  (table) => [
    index().on(table.user_id, table.made_at),
    index().on(table.made_at),
    oneOf('statements_effect', table.effect, STATEMENT_EFFECTS),
    oneOf('statements_source', table.source, STATEMENT_SOURCES),
  ],
);

/** What a member answers to a statement, once (DSA 20), and how someone else of the team judged it. */
export const appeals = pgTable(
  'appeals',
  {
    id: text('id').primaryKey(),
    statement_id: text('statement_id')
      .notNull()
      .unique()
      .references(() => statements.id, { onDelete: 'cascade' }),
    user_id: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    made_at: instant('made_at').notNull(),
    outcome: text('outcome', { enum: APPEAL_OUTCOMES }),
    answer: text('answer'),
    judged_at: instant('judged_at'),
  },
  (table) => [
    index().on(table.user_id),
    index('appeals_open').on(table.made_at).where(sql`${table.judged_at} IS NULL`),
    oneOf('appeals_outcome', table.outcome, APPEAL_OUTCOMES),
    check(
      'appeals_judged',
      sql`(${table.outcome} IS NULL) = (${table.judged_at} IS NULL) AND (${table.answer} IS NULL) = (${table.judged_at} IS NULL)`,
    ),
  ],
);

/** Keyed hashes of addresses that open no new account for a while: those of closed accounts, and of suspended ones. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  {
    person: text('person').primaryKey(),
    until: instant('until').notNull(),
  },
  (table) => [index().on(table.until)],
);
