import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { withinBounds } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';

export const supportHours = pgTable(
  'support_hours',
  {
    /** 1 for Monday to 7 for Sunday. */
    day: smallint('day').notNull(),
    /** Example: « 09:00 ». */
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.opens] }),
    withinBounds('support_hours_day', [table.day], 1, 7),
    check('support_hours_span', sql`${table.opens} < ${table.closes}`),
  ],
);

/** Closures besides public holidays, both days included. */
export const supportClosures = pgTable(
  'support_closures',
  {
    first_day: date('first_day').primaryKey(),
    last_day: date('last_day').notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [check('support_closures_days', sql`${table.first_day} <= ${table.last_day}`)],
);

export const supportPresence = pgTable(
  'support_presence',
  {
    staff_id: text('staff_id').primaryKey(),
    seen_at: instant('seen_at').notNull(),
  },
  (table) => [index().on(table.seen_at)],
);
