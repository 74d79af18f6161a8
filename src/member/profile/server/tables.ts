import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { CELLS, EARTH_RADIUS } from '#lib/earth.ts';
import { GENDERS } from '#lib/gender.ts';
import { atLeast, oneOf, someOf, withinBounds } from '#platform/database/checks.ts';
import { folded, searched } from '#platform/database/folded.ts';
import { instant, memberKey, ofMember } from '#platform/database/tables.ts';
import {
  ACTIVITIES,
  DEALBREAKERS,
  DISTANCE_MAX,
  DISTANCE_MIN,
  FAMILY_PLANS,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  LOVE_DIMENSIONS,
  LOVE_SCORE_MAX,
  LOVE_SCORE_MIN,
  MAX_ACTIVITIES,
  MAX_PROMPTS,
  PROMPTS,
  QUIZ_SCORE_MAX,
  QUIZ_SCORE_MIN,
  QUIZ_TOPICS,
  SEARCH_AGE_MAX,
  SEARCH_AGE_MIN,
  SOUGHT_GENDERS,
  type TextContent,
  TRAITS,
} from '../rules.ts';
import { LIFE_PROJECTS, LOVE_PROFILES } from './shared/packed-answers.ts';

export const profiles = pgTable(
  'profiles',
  {
    id: memberKey(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    gender: text('gender', { enum: GENDERS }).notNull(),
    birth_date: date('birth_date', { mode: 'string' }).notNull(),
    city: text('city').notNull(),
    city_code: text('city_code').notNull(),
    has_children: boolean('has_children').notNull(),
    bio: text('bio').notNull().default(''),
    photo_url: text('photo_url'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    created_at: instant('created_at').notNull(),
    flagged_at: instant('flagged_at'),
    /** While set, the member is not shown; conversations continue. */
    paused_at: instant('paused_at'),
  },
  (table) => [
    oneOf('profiles_gender', table.gender, GENDERS),
    withinBounds('profiles_latitude', [table.latitude], -90, 90),
    withinBounds('profiles_longitude', [table.longitude], -180, 180),
    index('profiles_paused').on(table.created_at).where(sql`${table.paused_at} IS NOT NULL`),
    index('profiles_newest').on(table.created_at, table.id),
    index('profiles_words').using('gin', searched(wordsOf(table))),
  ],
);

/** Returns the searchable text of name and place, for the team’s search. */
export function wordsOf(table: Record<'first_name' | 'last_name' | 'city', AnyPgColumn>): SQL {
  return folded(sql`${table.first_name} || ' ' || ${table.last_name} || ' ' || ${table.city}`);
}

/**
 * The data that members may see of each other. Only the owner may read `profiles`; a view runs with its owner’s rights
 * (decision 33).
 */
export const people = pgView('people', {
  id: text('id').notNull(),
  first_name: text('first_name').notNull(),
  gender: text('gender', { enum: GENDERS }).notNull(),
  city: text('city').notNull(),
  has_children: boolean('has_children').notNull(),
  bio: text('bio').notNull(),
  photo_url: text('photo_url'),
  city_code: text('city_code').notNull(),
}).existing();

/** Former places with dates: they limit changes of city and keep hidden distances hidden (D9). */
export const cityChanges = pgTable(
  'city_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    changed_at: instant('changed_at').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    withinBounds('city_changes_latitude', [table.latitude], -90, 90),
    withinBounds('city_changes_longitude', [table.longitude], -180, 180),
    index().on(table.user_id, table.changed_at),
  ],
);

export const searchPreferences = pgTable(
  'search_preferences',
  {
    id: memberKey(),
    preferred_gender: text('preferred_gender', { enum: SOUGHT_GENDERS }).notNull(),
    min_age: smallint('min_age').notNull(),
    max_age: smallint('max_age').notNull(),
    max_distance: smallint('max_distance').notNull(),
    dealbreakers: text('dealbreakers', { enum: DEALBREAKERS }).array().notNull().default([]),
    /** Null on the default row of a new profile, where the funnel resumes. */
    chosen_at: instant('chosen_at'),
  },
  (table) => [
    oneOf('search_preferences_gender', table.preferred_gender, SOUGHT_GENDERS),
    someOf('search_preferences_dealbreakers', table.dealbreakers, DEALBREAKERS, {
      least: 0,
      most: DEALBREAKERS.length,
    }),
    withinBounds('search_preferences_ages', [table.min_age, table.max_age], SEARCH_AGE_MIN, SEARCH_AGE_MAX),
    withinBounds('search_preferences_distance', [table.max_distance], DISTANCE_MIN, DISTANCE_MAX),
    check('search_preferences_order', sql`${table.min_age} <= ${table.max_age}`),
  ],
);

export const communes = pgTable(
  'communes',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    folded: text('folded').notNull(),
    folded_bare: text('folded_bare').notNull(),
    department_code: text('department_code').notNull(),
    department: text('department').notNull(),
    postal_codes: text('postal_codes').notNull(),
    population: integer('population').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    approximate: boolean('approximate').notNull(),
  },
  (table) => [
    withinBounds('communes_latitude', [table.latitude], -90, 90),
    withinBounds('communes_longitude', [table.longitude], -180, 180),
    atLeast('communes_population', table.population, 0),
    index('communes_folded_prefix').on(table.folded.op('text_pattern_ops')),
    index('communes_folded_bare_prefix').on(table.folded_bare.op('text_pattern_ops')),
    index('communes_folded_trigram').using('gin', table.folded.op('gin_trgm_ops')),
  ],
);

/** Denormalised in the same transaction, so that ranking reads one table (notes: 57 ms normalised, 3 ms here). */
export const matchCards = pgTable(
  'match_cards',
  {
    id: memberKey(),
    gender: text('gender', { enum: GENDERS }).notNull(),
    preferred_gender: text('preferred_gender', { enum: SOUGHT_GENDERS }).notNull(),
    birth_date: date('birth_date', { mode: 'string' }).notNull(),
    min_age: smallint('min_age').notNull(),
    max_age: smallint('max_age').notNull(),
    /** Largest squared chord accepted, in m², to compare distances without trigonometry. */
    max_chord_sq: doublePrecision('max_chord_sq').notNull(),
    max_distance: smallint('max_distance').notNull(),
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    z: integer('z').notNull(),
    /** Grid cell of 0.25° with the commune. */
    cell: integer('cell').notNull(),
    /** Tie-breaker: XORed with the viewer's own, a stable hash of the pair (D8). */
    spread: integer('spread').notNull(),
    /** Among equal scores, people with a visible photo come first (D41). */
    has_photo: boolean('has_photo').notNull().default(false),
    /** Creation of the profile: a very close new arrival does not wait for Thursday. */
    arrived_at: instant('arrived_at').notNull().default(sql`'epoch'`),
    /** Last change of the search; viewers shown this member after it keep seeing them (D9). */
    search_changed_at: instant('search_changed_at').notNull().default(sql`'epoch'`),
    /** Packed answers (packed-answers.ts); null when the questionnaire is missing. */
    love: smallint('love'),
    love_version: integer('love_version'),
    activities: smallint('activities'),
    life: smallint('life'),
    /** Traits and refusals as the same bits (`traitsOf`). */
    traits: smallint('traits').notNull().default(0),
    refuses: smallint('refuses').notNull().default(0),
  },
  (table) => [
    oneOf('match_cards_gender', table.gender, GENDERS),
    oneOf('match_cards_preferred_gender', table.preferred_gender, SOUGHT_GENDERS),
    withinBounds('match_cards_ages', [table.min_age, table.max_age], SEARCH_AGE_MIN, SEARCH_AGE_MAX),
    check('match_cards_order', sql`${table.min_age} <= ${table.max_age}`),
    withinBounds('match_cards_distance', [table.max_distance], DISTANCE_MIN, DISTANCE_MAX),
    atLeast('match_cards_chord', table.max_chord_sq, 0),
    withinBounds('match_cards_point', [table.x, table.y, table.z], -EARTH_RADIUS, EARTH_RADIUS),
    withinBounds('match_cards_cell', [table.cell], 0, CELLS - 1),
    // A CHECK accepts null: the questionnaire is missing.
    withinBounds('match_cards_love', [table.love], 0, LOVE_PROFILES.length - 1),
    withinBounds('match_cards_activities', [table.activities], 0, 2 ** ACTIVITIES.length - 1),
    withinBounds('match_cards_life', [table.life], 0, LIFE_PROJECTS.length - 1),
    withinBounds('match_cards_traits', [table.traits, table.refuses], 0, 2 ** TRAITS.length - 1),
    // A ranking reads nothing else: it visits no row of the table, except those changed since the last vacuum.
    index('match_cards_ranked')
      .on(
        table.gender,
        table.preferred_gender,
        table.cell,
        table.birth_date,
        table.id,
        table.min_age,
        table.max_age,
        table.max_chord_sq,
        table.x,
        table.y,
        table.z,
        table.traits,
        table.refuses,
        table.love,
        table.love_version,
        table.activities,
        table.life,
        table.has_photo,
        table.spread,
      )
      .concurrently(),
    index('match_cards_arrived').on(table.arrived_at).concurrently(),
  ],
);

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
    /** Null if private. */
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

export const profilePrompts = pgTable(
  'profile_prompts',
  {
    user_id: ofMember('user_id'),
    position: smallint('position').notNull(),
    prompt: text('prompt', { enum: PROMPTS }).notNull(),
    answer: text('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.position] }),
    unique().on(table.user_id, table.prompt),
    oneOf('profile_prompts_prompt', table.prompt, PROMPTS),
    withinBounds('profile_prompts_position', [table.position], 0, MAX_PROMPTS - 1),
  ],
);

/** Snapshot of a text for review; a case of the queue refers to it by `id`. */
export const flaggedTexts = pgTable(
  'flagged_texts',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    content: text('content').$type<TextContent>().notNull(),
    text: text('text').notNull(),
    flagged_at: instant('flagged_at').notNull(),
  },
  (table) => [unique().on(table.user_id, table.content)],
);
