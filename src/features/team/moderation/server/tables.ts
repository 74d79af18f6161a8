import { bigserial, boolean, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moderationCases } from '#features/accounts/cases/server/tables.ts';
import { oneOf, within } from '#platform/database/checks.ts';
import { instant, users } from '#platform/database/tables.ts';
import { DECISIONS } from '../rules.ts';
import { CLAUSE_CODES } from '../texts/clauses.ts';

/** A colleague: accounts of the team are never deleted. */
const byStaff = (name: string) => text(name).notNull();

/** What was decided, by whom and why: a row is never taken away, an appeal marks it as undone. */
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
    /** What was set aside: a content of the profile, or the words after a meeting. */
    target: text('target'),
    days: smallint('days'),
    danger: boolean('danger').notNull().default(false),
    decided_by: byStaff('decided_by'),
    decided_at: instant('decided_at').notNull(),
    undone_at: instant('undone_at'),
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
