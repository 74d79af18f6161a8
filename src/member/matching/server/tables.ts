import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { photos } from '#member/photos/server/tables.ts';
import { PROMPTS } from '#member/profile/rules.ts';
import { atLeast, oneOf, someOf, withinBounds } from '#platform/database/checks.ts';
import { instant, memberKey, ofMember } from '#platform/database/tables.ts';
import {
  ATTENTION_STEPS,
  CLOSURES,
  INTRODUCTION_ANSWERS,
  MAX_LOVE_POINTS,
  PAIR_KINDS,
  PROPOSALS_A_WEEK,
  WAIT_REASONS,
} from '../rules.ts';

/** People in a member’s selection with start and end: only they may be previewed or contacted. */
export const shownProfiles = pgTable(
  'shown_profiles',
  {
    user_id: ofMember('user_id'),
    profile_id: ofMember('profile_id'),
    introduced_at: instant('introduced_at').notNull().default(sql`'epoch'`),
    /** Start of their current place; null once a closer person took it. */
    admitted_at: instant('admitted_at'),
    shown_at: instant('shown_at').notNull(),
    /**
     * The member as first shown to this person this week: traits, age, x, y, z (`MatchCard`). The person’s refusals are
     * checked against it until the week ends (D9). Null for a person shown before an erasure.
     */
    shown_as: integer('shown_as').array(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.profile_id] }),
    index().on(table.profile_id),
    index().on(table.shown_at),
  ],
);

/** Members whose proposals of the week are precomputed (D42). */
export const compositions = pgTable(
  'compositions',
  {
    user_id: ofMember('user_id'),
    /** Start of the week, a Thursday at 18:00 in Paris. */
    week: instant('week').notNull(),
    /** Hash of the member’s criteria and answers at that time: if it differs, the proposals are ignored. */
    basis: text('basis').notNull(),
    /** True after the second pass, which knows everyone’s first four. */
    settled: boolean('settled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.week] }), index().on(table.week)],
);

/** People precomputed for a member’s week, best first; each request validates them. */
export const proposals = pgTable(
  'proposals',
  {
    user_id: ofMember('user_id'),
    week: instant('week').notNull(),
    profile_id: ofMember('profile_id'),
    place: smallint('place').notNull(),
    /** The person’s attention when first proposed; the current one counts this very proposal. */
    attention: smallint('attention').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.week, table.profile_id] }),
    withinBounds('proposals_place', [table.place], 1, PROPOSALS_A_WEEK),
    withinBounds('proposals_attention', [table.attention], 0, ATTENTION_STEPS.length),
    index().on(table.profile_id, table.week),
    index().on(table.week),
  ],
);

/**
 * Number of selections with the member, in steps (decision 21); none without a row. Apart from the card, because each
 * change would send rankings from their index to the table.
 */
export const attention = pgTable(
  'attention',
  { id: memberKey(), step: smallint('step').notNull() },
  (table) => [withinBounds('attention_step', [table.step], 0, ATTENTION_STEPS.length)],
);

/** Love points shown to a member, which stay (D9). Versions identify sets of answers, so no answer is copied. */
export const scoreViews = pgTable(
  'score_views',
  {
    viewer_id: ofMember('viewer_id'),
    person_id: ofMember('person_id'),
    my_version: integer('my_version').notNull(),
    their_version: integer('their_version').notNull(),
    love_points: smallint('love_points').notNull(),
    compared_on: date('compared_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewer_id, table.person_id] }),
    withinBounds('score_views_points', [table.love_points], 0, MAX_LOVE_POINTS),
    index().on(table.person_id),
  ],
);

export const rejectedProfiles = pgTable(
  'rejected_profiles',
  {
    user_id: ofMember('user_id'),
    rejected_profile_id: ofMember('rejected_profile_id'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.rejected_profile_id] }),
    index().on(table.rejected_profile_id),
  ],
);

export const blockedUsers = pgTable(
  'blocked_users',
  {
    user_id: ofMember('user_id'),
    blocked_user_id: ofMember('blocked_user_id'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.blocked_user_id] }),
    index().on(table.blocked_user_id),
  ],
);

/** Excluded for good after a report or a decline, even after an unblock or an undone pass. */
export const keptApart = pgTable(
  'kept_apart',
  {
    user_id: ofMember('user_id'),
    other_id: ofMember('other_id'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.other_id] }), index().on(table.other_id)],
);

export const chatContacts = pgTable(
  'chat_contacts',
  {
    user_id: ofMember('user_id'),
    contact_id: ofMember('contact_id'),
    unread_count: integer('unread_count').notNull().default(0),
    /** Oldest unread message; null when all are read. */
    unread_since: instant('unread_since'),
    /** True on the initiator’s side: only these count towards the limit (D4). */
    opened: boolean('opened').notNull(),
    created_at: instant('created_at').notNull(),
    /** Set by the notification mail; no second mail before the member comes back. */
    mailed_at: instant('mailed_at'),
    /** On the initiator’s side: the other’s prompt that was answered, as it was then. */
    prompt: text('prompt', { enum: PROMPTS }),
    prompt_answer: text('prompt_answer'),
    /** The other’s photo that was answered, while they keep it. */
    photo_id: text('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    /** Null while the conversation is open; both sides are updated together (D28). */
    closure: text('closure', { enum: CLOSURES }),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.contact_id] }),
    check('chat_contacts_unread', sql`${table.unread_count} >= 0`),
    oneOf('chat_contacts_prompt', table.prompt, PROMPTS),
    oneOf('chat_contacts_closure', table.closure, CLOSURES),
    index().on(table.contact_id),
    index().on(table.photo_id),
    // Scanned every minute for pending notifications: a small partial index, however many conversations exist.
    index('chat_contacts_to_tell')
      .on(table.unread_since)

      .where(sql`${table.unread_count} > 0 AND ${table.mailed_at} IS NULL`),
  ],
);

/** Outlives an erasure (D31), under keyed hashes; matched only by a new account with one of these addresses. */
export const keptPairs = pgTable(
  'kept_pairs',
  {
    kind: text('kind', { enum: PAIR_KINDS }).notNull(),
    /** The one who is excluded, saw the other, or opened the conversation. */
    person: text('person').notNull(),
    other: text('other').notNull(),
    since: instant('since').notNull(),
    /** Version of the seen person’s answers. */
    their_version: integer('their_version'),
    love_points: smallint('love_points'),
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.person, table.other] }),
    oneOf('kept_pairs_kind', table.kind, PAIR_KINDS),
    withinBounds('kept_pairs_points', [table.love_points], 0, MAX_LOVE_POINTS),
    index().on(table.person),
    index().on(table.other),
    index().on(table.until),
  ],
);

/** Every conversation ever opened: one greeting per pair for life, five new conversations in 24 hours (D4). */
export const chatOpenings = pgTable(
  'chat_openings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    contact_id: ofMember('contact_id'),
    opened_at: instant('opened_at').notNull(),
  },
  (table) => [
    index().on(table.user_id, table.opened_at),
    index().on(table.contact_id),
    index('chat_openings_opened_at').on(table.opened_at),
  ],
);

/** One row per side. A pair is introduced once, and is in neither’s selection meanwhile. */
export const introductions = pgTable(
  'introductions',
  {
    user_id: ofMember('user_id'),
    other_id: ofMember('other_id'),
    /** Staff account, not a member. */
    matchmaker_id: text('matchmaker_id').notNull(),
    matchmaker_name: text('matchmaker_name').notNull(),
    note: text('matchmaker_note').notNull(),
    introduced_at: instant('introduced_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** Answer of `user_id`, never shown to the other. */
    answer: text('answer', { enum: INTRODUCTION_ANSWERS }),
    answered_at: instant('answered_at'),
    opened_at: instant('opened_at'),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.other_id] }),
    oneOf('introductions_answer', table.answer, INTRODUCTION_ANSWERS),
    index().on(table.other_id),
    index().on(table.introduced_at),
    index('introductions_unopened')
      .on(table.expires_at)

      .where(sql`${table.opened_at} IS NULL`),
  ],
);

/** Members who need the help of a matchmaker; the reasons are recomputed each night. */
export const introductionWaits = pgTable(
  'introduction_waits',
  {
    user_id: memberKey('user_id'),
    reasons: text('reasons', { enum: WAIT_REASONS }).array().notNull().default([]),
    /** When the member joined. */
    since: instant('since'),
    /** Ended introductions that opened no conversation; their rows are deleted. */
    unopened: integer('unopened').notNull().default(0),
  },
  (table) => [
    someOf('introduction_waits_reasons', table.reasons, WAIT_REASONS, {
      least: 0,
      most: WAIT_REASONS.length,
    }),
    atLeast('introduction_waits_unopened', table.unopened, 0),
    index('introduction_waits_longest')
      .on(table.since, table.user_id)
      .where(sql`cardinality(${table.reasons}) > 0`),
  ],
);
