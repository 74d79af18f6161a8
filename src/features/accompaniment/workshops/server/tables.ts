import { bigserial, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { oneOf, within } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { REGISTRATION_STATUSES, WORKSHOP_IDS } from '../rules.ts';

/** Dates of the workshops, made ahead by a job (D17); the workshops themselves are content. */
export const workshopDates = pgTable(
  'workshop_sessions',
  {
    id: text('id').primaryKey(),
    workshop_id: smallint('workshop_id').notNull(),
    starts_at: instant('starts_at').notNull(),
  },
  (table) => [
    within(
      'workshop_sessions_workshop',
      [table.workshop_id],
      Math.min(...WORKSHOP_IDS),
      Math.max(...WORKSHOP_IDS),
    ),
    uniqueIndex('workshop_sessions_once').on(table.workshop_id, table.starts_at),
    index().on(table.starts_at),
  ],
);

/** Places taken, and the waiting list in the order of `id`. */
export const workshopRegistrations = pgTable(
  'workshop_registrations',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    session_id: text('session_id')
      .notNull()
      .references(() => workshopDates.id, { onDelete: 'cascade' }),
    user_id: ofMember('user_id'),
    status: text('status', { enum: REGISTRATION_STATUSES }).notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    oneOf('workshop_registrations_status', table.status, REGISTRATION_STATUSES),
    uniqueIndex('workshop_registrations_once').on(table.session_id, table.user_id),
    index().on(table.user_id),
  ],
);
