import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ofMember } from '#platform/database/tables.ts';

/** Deleted on hang-up. */
export const calls = pgTable(
  'calls',
  {
    id: text('id').primaryKey(),
    caller_id: ofMember('caller_id'),
    callee_id: ofMember('callee_id'),
    proposed_at: instant('proposed_at').notNull(),
    accepted_at: instant('accepted_at'),
    started_at: instant('started_at'),
    caller_seat: text('caller_seat'),
    callee_seat: text('callee_seat'),
  },
  (table) => [
    index().on(table.caller_id),
    index().on(table.callee_id),
    index().on(table.proposed_at),
    uniqueIndex('calls_one_proposal')
      .on(
        sql`least(${table.caller_id}, ${table.callee_id})`,
        sql`greatest(${table.caller_id}, ${table.callee_id})`,
      )
      .where(sql`${table.accepted_at} IS NULL`),
  ],
);
