import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { loveProfiles, relationshipQuiz } from '#member/answers/server/tables.ts';
import { coaches } from '#member/coaches/server/tables.ts';
import { oneOf } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { SHARED_KINDS } from '../rules.ts';

/** The foreign key points to the answers: a withdrawn consent erases both, and new answers are not shared. */
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
