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
import { PROMPTS } from '#member/prompts/rules.ts';
import { oneOf, within } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { CLOSURES, MAX_LOVE_POINTS, PAIR_KINDS } from '../rules.ts';

/** Who was in a member’s selection, since when and until when: only they may be previewed or contacted. */
export const shownProfiles = pgTable(
  'shown_profiles',
  {
    user_id: ofMember('user_id'),
    profile_id: ofMember('profile_id'),
    introduced_at: instant('introduced_at').notNull().default(sql`'epoch'`),
    /** When they last took a place; nothing once someone closer has taken it. */
    admitted_at: instant('admitted_at'),
    shown_at: instant('shown_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.profile_id] }),
    index().on(table.profile_id),
    index().on(table.shown_at),
  ],
);

/**
 * The love points that a member was shown of someone, which stay (D9): a version stands for a set of answers, so that no
 * answer is kept here.
 */
export const scoreViews = pgTable(
  'score_views',
  {
    viewer_id: ofMember('viewer_id'),
    person_id: ofMember('person_id'),
    my_version: integer('my_version').notNull(),
    their_version: integer('their_version').notNull(),
    love_points: smallint('love_points').notNull(),
    /** The day in Paris. */
    compared_on: date('compared_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewer_id, table.person_id] }),
    within('score_views_points', [table.love_points], 0, MAX_LOVE_POINTS),
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

/**
 * Two people who are not proposed to each other any more: one has reported the other, or told them a kind no. Nothing
 * lifts it: neither unblocking nor thinking again.
 */
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
    /** Since when messages wait unread; nothing while none does. */
    unread_since: instant('unread_since'),
    /** True on the side of the member who began: only these count towards the limit (D4). */
    opened: boolean('opened').notNull(),
    created_at: instant('created_at').notNull(),
    /** When a mail said that messages wait here: there is no second one until this member comes back. */
    mailed_at: instant('mailed_at'),
    /** On the side of who began: the sentence of the other to which they answer, as it was then. */
    prompt: text('prompt', { enum: PROMPTS }),
    prompt_answer: text('prompt_answer'),
    /** Nothing while the conversation goes on; both sides are written together (D28). */
    closure: text('closure', { enum: CLOSURES }),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.contact_id] }),
    check('chat_contacts_unread', sql`${table.unread_count} >= 0`),
    oneOf('chat_contacts_prompt', table.prompt, PROMPTS),
    oneOf('chat_contacts_closure', table.closure, CLOSURES),
    index().on(table.contact_id),
    // Looked through every minute, for who is to be told: few rows, however many conversations there are.
    index('chat_contacts_to_tell')
      .on(table.unread_since)

      .where(sql`${table.unread_count} > 0 AND ${table.mailed_at} IS NULL`),
  ],
);

/**
 * What of two people outlives the erasure of one of them (D31), under keyed hashes of their addresses alone: nothing else is
 * joined to it but an account that is made with one of these addresses.
 */
export const keptPairs = pgTable(
  'kept_pairs',
  {
    kind: text('kind', { enum: PAIR_KINDS }).notNull(),
    /** Who is kept apart, was shown the other, or began the conversation. */
    person: text('person').notNull(),
    other: text('other').notNull(),
    since: instant('since').notNull(),
    /** Of whoever was seen. */
    their_version: integer('their_version'),
    love_points: smallint('love_points'),
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.person, table.other] }),
    oneOf('kept_pairs_kind', table.kind, PAIR_KINDS),
    within('kept_pairs_points', [table.love_points], 0, MAX_LOVE_POINTS),
    index().on(table.person),
    index().on(table.other),
    index().on(table.until),
  ],
);

/** Every conversation ever begun: one greeting for life per pair, five new conversations in 24 hours (D4). */
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
