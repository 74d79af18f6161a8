import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant, ofMember } from '#platform/database/tables.ts';

/** Who was in a member's selection and when last: only they may be previewed or contacted. */
export const shownProfiles = pgTable(
  'shown_profiles',
  {
    user_id: ofMember('user_id'),
    profile_id: ofMember('profile_id'),
    shown_at: instant('shown_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.profile_id] }),
    index().on(table.profile_id),
    index().on(table.shown_at),
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
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.contact_id] }),
    check('chat_contacts_unread', sql`${table.unread_count} >= 0`),
    index().on(table.contact_id),
    // Looked through every minute, for who is to be told: few rows, however many conversations there are.
    index('chat_contacts_waiting').on(table.unread_since).where(sql`${table.unread_count} > 0`),
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
  (table) => [index().on(table.user_id, table.opened_at), index().on(table.contact_id)],
);
