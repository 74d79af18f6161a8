import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { coaches } from '#member/coaches/server/tables.ts';
import { atLeast, oneOf, withinBounds } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { ATTENDANCES, REGISTRATION_STATUSES, WORKSHOP_IDS, type WorkshopId } from '../rules.ts';

/** Dates of the workshops, created ahead by a job (D17) or added by the team; the workshops themselves are content. */
export const workshopDates = pgTable(
  'workshop_sessions',
  {
    id: text('id').primaryKey(),
    workshop_id: smallint('workshop_id').$type<WorkshopId>().notNull(),
    starts_at: instant('starts_at').notNull(),
    /** URL of its video room, if set by the team; otherwise derived from `WORKSHOP_ROOM_URL`. */
    room_url: text('room_url'),
    /** The leader, if assigned by the team; otherwise that of the workshop. */
    coach_id: text('coach_id').references(() => coaches.id, { onDelete: 'set null' }),
    /** The hour planned before the team moved it, so that the rhythm does not replan it. */
    planned_at: instant('planned_at'),
    /** The row stays, so that the rhythm does not replan it and tickets show the reason. */
    cancelled_at: instant('cancelled_at'),
    cancel_reason: text('cancel_reason'),
    /** Incremented with every change by the team, so that calendars replace the entry. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    withinBounds(
      'workshop_sessions_workshop',
      [table.workshop_id],
      Math.min(...WORKSHOP_IDS),
      Math.max(...WORKSHOP_IDS),
    ),
    atLeast('workshop_sessions_revision', table.revision, 0),
    uniqueIndex('workshop_sessions_once')
      .on(table.workshop_id, table.starts_at)
      .where(sql`cancelled_at IS NULL`),
    index().on(table.starts_at),
    index().on(table.coach_id),
  ],
);

/** The usual leader of each workshop, if set at the desk (D38). */
export const workshopLeaders = pgTable(
  'workshop_leaders',
  {
    workshop_id: smallint('workshop_id').$type<WorkshopId>().primaryKey(),
    coach_id: text('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
  },
  (table) => [
    withinBounds(
      'workshop_leaders_workshop',
      [table.workshop_id],
      Math.min(...WORKSHOP_IDS),
      Math.max(...WORKSHOP_IDS),
    ),
    index().on(table.coach_id),
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
    /** The leader, as announced to the member. */
    coach_name: text('coach_name'),
    /** When the member was warned that nobody else has registered; they are told once the date is certain. */
    told_alone_at: instant('told_alone_at'),
    /** Recorded by the coach once the date has begun. */
    attendance: text('attendance', { enum: ATTENDANCES }),
  },
  (table) => [
    oneOf('workshop_registrations_status', table.status, REGISTRATION_STATUSES),
    oneOf('workshop_registrations_attendance', table.attendance, ATTENDANCES),
    uniqueIndex('workshop_registrations_once').on(table.session_id, table.user_id),
    index().on(table.user_id),
  ],
);
