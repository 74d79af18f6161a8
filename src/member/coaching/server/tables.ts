import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { coaches } from '#member/coaches/server/tables.ts';
import { loveProfiles, relationshipQuiz } from '#member/profile/server/tables.ts';
import { oneOf } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { COACH_CHAT_SIDES, SHARED_KINDS } from '../rules.ts';

/** Between a member and one coach; a later coach cannot read them. */
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

/** Notes of a coach, visible to that coach only. They are personal data of the member: the archive contains them. */
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
    /** Idempotency key from the browser. */
    client_id: text('client_id'),
  },
  (table) => [index().on(table.user_id, table.coach_id), index().on(table.coach_id)],
);

/** The foreign key points to the answers: withdrawing the consent erases both, and new answers are not shared. */
export const sharedAnswers = pgTable(
  'shared_answers',
  {
    user_id: ofMember('user_id'),
    coach_id: text('coach_id')
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: SHARED_KINDS }).notNull(),
    quiz_id: text('quiz_id').references(() => relationshipQuiz.id, { onDelete: 'cascade' }),
    love_profile_id: text('love_profile_id').references(() => loveProfiles.id, { onDelete: 'cascade' }),
    shared_at: instant('shared_at').notNull(),
    shared_until: instant('shared_until').notNull(),
    last_read_at: instant('last_read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.kind] }),
    oneOf('shared_answers_kind', table.kind, SHARED_KINDS),
    check('shared_answers_one', sql`num_nonnulls(${table.quiz_id}, ${table.love_profile_id}) = 1`),
    index().on(table.coach_id),
    index().on(table.quiz_id),
    index().on(table.love_profile_id),
    index().on(table.shared_until),
  ],
);
