import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ofMember } from '#platform/database/tables.ts';

/** A call that two people propose, agree to and hold; the row goes when they hang up, and nothing of it is kept. */
export const calls = pgTable(
  'calls',
  {
    id: text('id').primaryKey(),
    caller_id: ofMember('caller_id'),
    callee_id: ofMember('callee_id'),
    proposed_at: instant('proposed_at').notNull(),
    accepted_at: instant('accepted_at'),
    started_at: instant('started_at'),
    /** The window in which each of the two is: a random word of its own. */
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
