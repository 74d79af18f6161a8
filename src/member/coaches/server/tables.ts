import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { atLeast, withinBounds } from '#platform/database/checks.ts';
import { instant, memberKey } from '#platform/database/tables.ts';
import { MAX_POSITION } from '../rules.ts';

export const coaches = pgTable(
  'coaches',
  {
    id: text('id').primaryKey(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    specialty: text('specialty').notNull(),
    bio: text('bio').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    photo_url: text('photo_url'),
    calendly: text('calendly'),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** Display order, from 0. */
    position: smallint('position').notNull().default(0),
    /** Visible on the public pages, and open to new members. */
    shown: boolean('shown').notNull().default(true),
    /** A fictional coach (D24), labelled « Exemple ». */
    example: boolean('example').notNull().default(false),
    staff_id: text('staff_id').unique(),
    /** Number of members, maintained by triggers on `coach_assignments`. */
    members: integer('members').notNull().default(0),
  },
  (table) => [
    withinBounds('coaches_position', [table.position], 0, MAX_POSITION),
    atLeast('coaches_members', table.members, 0),
  ],
);

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
