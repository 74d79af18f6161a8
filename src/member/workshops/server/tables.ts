import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { coaches } from '#member/coaches/server/tables.ts';
import { atLeast, oneOf, withinBounds } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { ATTENDANCES, REGISTRATION_STATUSES, WORKSHOP_IDS } from '../rules.ts';

/** Dates of the workshops, made ahead by a job (D17) or added by the team; the workshops themselves are content. */
export const workshopDates = pgTable(
  'workshop_sessions',
  {
    id: text('id').primaryKey(),
    workshop_id: smallint('workshop_id').notNull(),
    starts_at: instant('starts_at').notNull(),
    /** Of its video room, once the team has given one; else that of `WORKSHOP_ROOM_URL`. */
    room_url: text('room_url'),
    /** Who leads this one, when the team has said so; else the coach of the workshop. */
    coach_id: text('coach_id').references(() => coaches.id, { onDelete: 'set null' }),
    /** When it was planned before the team moved it: the rhythm must not plan it a second time. */
    planned_at: instant('planned_at'),
    /** The row stays: the rhythm must not plan it again, and the tickets say why. */
    cancelled_at: instant('cancelled_at'),
    cancel_reason: text('cancel_reason'),
    /** Raised with every change of the team, so that calendars take the new entry for the old one. */
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

/** Who usually leads each workshop, once the desk has said so (D38). */
export const workshopLeaders = pgTable(
  'workshop_leaders',
  {
    workshop_id: smallint('workshop_id').primaryKey(),
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
    /** Who leads the date, as it was told to the member. */
    coach_name: text('coach_name'),
    /** They were told that they are alone so far: they are told as soon as the date is sure. */
    told_alone_at: instant('told_alone_at'),
    /** Ticked by the coach once the date has begun. */
    attendance: text('attendance', { enum: ATTENDANCES }),
  },
  (table) => [
    oneOf('workshop_registrations_status', table.status, REGISTRATION_STATUSES),
    oneOf('workshop_registrations_attendance', table.attendance, ATTENDANCES),
    uniqueIndex('workshop_registrations_once').on(table.session_id, table.user_id),
    index().on(table.user_id),
  ],
);
