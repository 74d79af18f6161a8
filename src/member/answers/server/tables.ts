import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { oneOf, someOf, withinBounds } from '#platform/database/checks.ts';
import { instant, memberKey, ofMember } from '#platform/database/tables.ts';
import {
  ACTIVITIES,
  FAMILY_PLANS,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  LOVE_DIMENSIONS,
  LOVE_SCORE_MAX,
  LOVE_SCORE_MIN,
  MAX_ACTIVITIES,
  QUIZ_SCORE_MAX,
  QUIZ_SCORE_MIN,
  QUIZ_TOPICS,
} from '../rules.ts';

export const NEW_VERSION = sql`floor(random() * 2147483647)::int`;

const score = (name: string) => smallint(name).notNull();

export const lifeProjects = pgTable(
  'life_projects',
  {
    id: memberKey(),
    living_preference: text('living_preference', { enum: LIVING_PREFERENCES }).notNull(),
    living_arrangement: text('living_arrangement', { enum: LIVING_ARRANGEMENTS }).notNull(),
    family_plans: text('family_plans', { enum: FAMILY_PLANS }).notNull(),
  },
  (table) => [
    oneOf('life_projects_living_preference', table.living_preference, LIVING_PREFERENCES),
    oneOf('life_projects_living_arrangement', table.living_arrangement, LIVING_ARRANGEMENTS),
    oneOf('life_projects_family_plans', table.family_plans, FAMILY_PLANS),
  ],
);

export const sharedValues = pgTable(
  'shared_values',
  {
    id: memberKey(),
    activities: text('activities', { enum: ACTIVITIES }).array().notNull(),
  },
  (table) => [
    someOf('shared_values_activities', table.activities, ACTIVITIES, { least: 1, most: MAX_ACTIVITIES }),
  ],
);

export const loveProfiles = pgTable(
  'love_profiles',
  {
    id: memberKey(),
    liberty_score: score('liberty_score'),
    fidelity_score: score('fidelity_score'),
    communication_score: score('communication_score'),
    tenderness_score: score('tenderness_score'),
    /** Null: kept to oneself. */
    sexuality_score: smallint('sexuality_score'),
    /** Random value renewed on each change: it identifies a set of answers without containing any (D9). */
    version: integer('version').notNull().default(NEW_VERSION),
  },
  (table) => [
    withinBounds(
      'love_profiles_scores',
      LOVE_DIMENSIONS.map((dimension) => table[dimension]),
      LOVE_SCORE_MIN,
      LOVE_SCORE_MAX,
    ),
  ],
);

/** Changes of love profiles after the first fill: D9 allows five a day. */
export const loveProfileChanges = pgTable(
  'love_profile_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    changed_at: instant('changed_at').notNull(),
  },
  (table) => [
    index().on(table.user_id, table.changed_at),
    index('love_profile_changes_changed_at').on(table.changed_at),
  ],
);

export const relationshipQuiz = pgTable(
  'relationship_quiz',
  {
    id: memberKey(),
    past_breakups_score: score('past_breakups_score'),
    abandonment_fear_score: score('abandonment_fear_score'),
    self_confidence_score: score('self_confidence_score'),
    single_status_score: score('single_status_score'),
    answered_at: instant('answered_at').notNull(),
  },
  (table) => [
    withinBounds(
      'relationship_quiz_scores',
      QUIZ_TOPICS.map((topic) => table[topic]),
      QUIZ_SCORE_MIN,
      QUIZ_SCORE_MAX,
    ),
  ],
);
