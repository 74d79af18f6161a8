import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { atLeast, oneOf } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { PLACE_KINDS } from '../rules.ts';

/**
 * The plan of two people: a pending proposal, then the agreed date; never both at once. A declined proposal has no
 * moments left, and remembers those that were refused.
 */
export const encounters = pgTable(
  'encounters',
  {
    id: text('id').primaryKey(),
    /** The last proposer; the other one answers. */
    proposer_id: ofMember('proposer_id'),
    invited_id: ofMember('invited_id'),
    /** Three instants in ISO 8601. */
    moments: text('moments').array().notNull(),
    /** Instants that one of the two has refused; later suggestions avoid them. */
    refused_moments: text('refused_moments').array().notNull().default([]),
    place_kind: text('place_kind', { enum: PLACE_KINDS }).notNull(),
    place_name: text('place_name').notNull().default(''),
    /** Checked once, when it is proposed (D20). */
    place_holds_contact_details: boolean('place_holds_contact_details').notNull().default(false),
    /** The chosen moment; null while the proposal is pending. */
    agreed_at: instant('agreed_at'),
    /** When it reached its current status. */
    changed_at: instant('changed_at').notNull(),
    /** Incremented with every change: answers name the revision they saw. Also the SEQUENCE of the calendar entry. */
    revision: integer('revision').notNull().default(0),
    /** Ids of those of the two who answered that the date did not take place. */
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

/** Links that show a date to a friend. Their tokens are derived from a secret, not stored. */
export const friendLinks = pgTable(
  'friend_links',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    /** Id in `encounters`, without a foreign key: a link without its date shows nothing, and is deleted at night. */
    date_id: text('date_id').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('friend_links_once').on(table.user_id, table.date_id)],
);
