import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, memberKey } from '#platform/database/tables.ts';

export const coaches = pgTable('coaches', {
  id: text('id').primaryKey(),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  specialty: text('specialty').notNull(),
  bio: text('bio').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  photo_url: text('photo_url'),
  /** Booking link. */
  calendly: text('calendly'),
});

export const coachAssignments = pgTable(
  'coach_assignments',
  {
    user_id: memberKey('user_id'),
    coach_id: text('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    assigned_at: instant('assigned_at').notNull(),
  },
  (table) => [index().on(table.coach_id)],
);
