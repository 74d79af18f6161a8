import { sql } from 'drizzle-orm';
import { index, pgTable, real, smallint, text, unique } from 'drizzle-orm/pg-core';
import { oneOf, within } from '#platform/database/checks.ts';
import { instant, users } from '#platform/database/tables.ts';
import { CASE_KINDS, type Gravity } from '../rules.ts';

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
