import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { PLACE_KINDS } from '../rules.ts';

/**
 * What two people plan: a proposal that waits for its answer, then the date that they agreed on. Never both at once. A
 * declined proposal has no moments left, and remembers those that were refused.
 */
export const encounters = pgTable(
  'encounters',
  {
    id: text('id').primaryKey(),
    /** Who proposed last; the other one answers. */
    proposer_id: ofMember('proposer_id'),
    invited_id: ofMember('invited_id'),
    /** Three instants in ISO 8601. */
    moments: text('moments').array().notNull(),
    /** Instants that one of the two has refused: no later proposal begins with them. */
    refused_moments: text('refused_moments').array().notNull().default([]),
    place_kind: text('place_kind', { enum: PLACE_KINDS }).notNull(),
    place_name: text('place_name').notNull().default(''),
    /** Read once, when it is proposed (D20). */
    place_holds_contact_details: boolean('place_holds_contact_details').notNull().default(false),
    /** The moment chosen; nothing while the proposal waits. */
    agreed_at: instant('agreed_at'),
    /** When it became what it is now. */
    changed_at: instant('changed_at').notNull(),
    /** Raised with every change: whoever answers says which one they saw. Calendars are told the same number. */
    revision: integer('revision').notNull().default(0),
    /** Ids of those of the two who were asked how it went and said that it did not take place. */
    answered_by: text('answered_by').array().notNull().default([]),
  },
  (table) => [
    oneOf('encounters_place_kind', table.place_kind, PLACE_KINDS),
    atLeast('encounters_revision', table.revision, 0),
    index().on(table.proposer_id),
    index().on(table.invited_id),
    index().on(table.agreed_at),
    uniqueIndex('encounters_one_proposal')
      .on(
        sql`least(${table.proposer_id}, ${table.invited_id})`,
        sql`greatest(${table.proposer_id}, ${table.invited_id})`,
      )
      .where(sql`${table.agreed_at} IS NULL`),
  ],
);

/** Links with which a member lets someone close know of a date; what opens one is derived, and not kept. */
export const friendLinks = pgTable(
  'friend_links',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    /** Of `encounters`: a link without its date shows nothing, and is swept at night. */
    date_id: text('date_id').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('friend_links_once').on(table.user_id, table.date_id)],
);
