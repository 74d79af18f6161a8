import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { oneOf, within } from '#platform/database/checks.ts';
import { instant, memberKey, ofMember, users } from '#platform/database/tables.ts';
import {
  APPEAL_OUTCOMES,
  CASE_KINDS,
  DECISIONS,
  type Gravity,
  STATEMENT_EFFECTS,
  STATEMENT_SOURCES,
} from '../rules.ts';
import { CLAUSE_CODES } from '../texts/clauses.ts';

/** A colleague: accounts of the team are never deleted. */
const byStaff = (name: string) => text(name).notNull();

/**
 * One row per thing that a person of the team has to look at, written in the transaction of what it is about. It holds
 * no text: what is to be read stays where it belongs, and is found by `source`.
 */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: CASE_KINDS }).notNull(),
    /** Whom it is about, if that is known. */
    subject_id: text('subject_id').references(() => users.id, { onDelete: 'set null' }),
    /** What it is about: number of a report, id of a photo, of a text, of a note, of a notice, of an appeal. */
    source: text('source').notNull(),
    gravity: smallint('gravity').$type<Gravity>().notNull(),
    /** Of a photo, by the local model: orders the queue. */
    score: real('score'),
    created_at: instant('created_at').notNull(),
    /** By which the queue is ordered (`rankOf`). */
    rank_at: instant('rank_at').notNull(),
    /** Who of the team has taken it. */
    assignee_id: text('assignee_id'),
    assigned_at: instant('assigned_at'),
    settled_at: instant('settled_at'),
    /** Whether the address of an account that goes meanwhile opens no other until this is decided (D31). */
    holds_address: boolean('holds_address').notNull().default(false),
    /** Keyed hash of that address, once the account is gone: the case may be decided on it. */
    held_person: text('held_person'),
  },
  (table) => [
    unique().on(table.kind, table.source),
    oneOf('moderation_cases_kind', table.kind, CASE_KINDS),
    within('moderation_cases_gravity', [table.gravity], 1, 5),
    within('moderation_cases_score', [table.score], 0, 1),
    index('moderation_cases_queue').on(table.rank_at, table.id).where(sql`settled_at IS NULL`),
    index('moderation_cases_subject').on(table.subject_id),
    index('moderation_cases_settled').on(table.settled_at),
    index('moderation_cases_created_at').on(table.created_at),
  ],
);

/** Each opening of the evidence of a case: who, and when. */
export const caseOpenings = pgTable(
  'case_openings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    case_id: text('case_id')
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    opened_by: byStaff('opened_by'),
    opened_at: instant('opened_at').notNull(),
  },
  (table) => [index().on(table.case_id, table.opened_at)],
);

/** What was decided, by whom and why. A row is never taken away before its time as proof is over. */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    /** Made by the browser: the same decision sent twice is one. The member's statement bears it too. */
    id: text('id').primaryKey(),
    case_id: text('case_id').references(() => moderationCases.id, { onDelete: 'set null' }),
    subject_id: text('subject_id').references(() => users.id, { onDelete: 'set null' }),
    decision: text('decision', { enum: DECISIONS }).notNull(),
    clause: text('clause', { enum: CLAUSE_CODES }),
    facts: text('facts').notNull().default(''),
    days: smallint('days'),
    danger: boolean('danger').notNull().default(false),
    decided_by: byStaff('decided_by'),
    decided_at: instant('decided_at').notNull(),
    /** Who judged the appeal; when it was undone stands in the statement. */
    undone_by: text('undone_by'),
  },
  (table) => [
    oneOf('moderation_decisions_decision', table.decision, DECISIONS),
    oneOf('moderation_decisions_clause', table.clause, CLAUSE_CODES),
    within('moderation_decisions_days', [table.days], 1, 90),
    index().on(table.case_id),
    index().on(table.subject_id),
    index().on(table.decided_at),
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
    /** Which content was set aside, by the name that its owner’s module gives it, and what it said then. */
    target: text('target'),
    target_text: text('target_text').notNull().default(''),
    /** Since when the member shows something else in its place. */
    replaced_at: instant('replaced_at'),
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

/** What someone who told the team answers to its decision, once: another colleague reads it all again (DSA 20). */
export const redresses = pgTable(
  'redresses',
  {
    id: text('id').primaryKey(),
    /** The case whose end they contest. */
    case_id: text('case_id')
      .notNull()
      .unique()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    made_at: instant('made_at').notNull(),
  },
  (table) => [index().on(table.made_at)],
);

/**
 * The fold of a member's statements (`whatStands`), for those who meet them: one row for an account against which a measure
 * stands, none for an open one. Only `followAccount` writes it.
 */
export const accountStandings = pgTable(
  'account_standings',
  {
    user_id: memberKey('user_id'),
    /** The decision that it rests on. */
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

/** The same fold, for contents: what is set aside stays with its owner, who reads why. Only `followContents` writes it. */
export const hiddenContents = pgTable(
  'hidden_contents',
  {
    user_id: ofMember('user_id'),
    content: text('what').notNull(),
    /** The rule, in the words that its owner reads. */
    why: text('why').notNull(),
    hidden_at: instant('hidden_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.content] })],
);

/** Keyed hashes of addresses that open no new account for a while, one row for each decision, or open case, that says so. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  {
    person: text('person').notNull(),
    /** A decision, or a case that waits for one. */
    cause: text('cause').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person, table.cause] }),
    index().on(table.cause),
    index().on(table.until),
  ],
);
