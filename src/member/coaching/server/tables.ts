import { bigserial, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { coaches } from '#member/coaches/server/tables.ts';
import { oneOf } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { COACH_CHAT_SIDES } from '../rules.ts';

/** Between a member and one coach: whoever is their coach after that one reads none of it. */
export const coachMessages = pgTable(
  'coach_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    coach_id: text('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    written_by: text('written_by', { enum: COACH_CHAT_SIDES }).notNull(),
    client_id: text('client_id').notNull(),
    content: text('content').notNull(),
    read: boolean('read').notNull().default(false),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    oneOf('coach_messages_written_by', table.written_by, COACH_CHAT_SIDES),
    uniqueIndex('coach_messages_once').on(table.user_id, table.coach_id, table.client_id),
    index().on(table.user_id, table.coach_id, table.id),
    index().on(table.coach_id),
    index().on(table.created_at),
  ],
);

/** What a coach notes about a member, for the coach alone. It is the member's datum too: their archive holds it. */
export const coachNotes = pgTable(
  'coach_notes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    coach_id: text('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    created_at: instant('created_at').notNull(),
    /** The browser’s name of the note, so that a repeated one is kept once. */
    client_id: text('client_id'),
  },
  (table) => [index().on(table.user_id, table.coach_id), index().on(table.coach_id)],
);
