import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, users } from '#platform/database/tables.ts';

/**
 * Reports stay with the team when an account goes (D5), without the name of a deleted reporter: the evidence tells
 * the two apart by their part, never by an id.
 */
export const userReports = pgTable(
  'user_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** What the reporter is given as a receipt. */
    number: text('number').notNull().unique(),
    reporter_id: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reported_user_id: text('reported_user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    /** Profile and last 50 messages at the time of the report. */
    evidence: jsonb('evidence').notNull(),
    /** The whole conversation, when one of the two deleted it afterwards (D11). */
    sealed_thread: jsonb('sealed_thread'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index().on(table.reporter_id),
    index().on(table.reported_user_id),
    index().on(table.created_at),
  ],
);
