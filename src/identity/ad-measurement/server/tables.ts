import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from '#platform/database/checks.ts';
import { instant } from '#platform/database/tables.ts';
import { COOKIE_CHOICES, MEASURED_STEPS } from '../rules.ts';

/** Proof of cookie choices: no person, only the random receipt stored by the browser (security.md, 39). */
export const cookieChoices = pgTable(
  'cookie_choices',
  {
    receipt: text('receipt').primaryKey(),
    choice: text('choice', { enum: COOKIE_CHOICES }).notNull(),
    version: text('version').notNull(),
    chosen_at: instant('chosen_at').notNull(),
  },
  (table) => [index().on(table.chosen_at), oneOf('cookie_choices_choice', table.choice, COOKIE_CHOICES)],
);

/** Number of people who took each step of the funnel on a day; anonymous (D3). */
export const funnelCounters = pgTable(
  'funnel_counters',
  {
    day: date('day', { mode: 'string' }).notNull(),
    step: text('step').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.step] }),
    oneOf('funnel_counters_step', table.step, MEASURED_STEPS),
    atLeast('funnel_counters_count', table.count, 1),
  ],
);
