import type { SQL } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { mailboxSql } from '../mailbox.ts';
import type { SecurityEventName } from '../security-events/events.ts';
import { atLeast } from './checks.ts';
import { foldedSql, searched } from './folded.ts';

/** Instants are stored with their zone; our clock stamps them, never the database's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    /** The address as the rules of a mailbox compare it (`mailboxOf`). */
    mailbox: text('mailbox')
      .notNull()
      .generatedAlwaysAs((): SQL => mailboxSql(users.email)),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** Keyed hash of the address, by which the ledger of erasures knows the account: set once the sign-up is finished. */
    person: text('person'),
    /** Keyed hash of the mailbox, by which pairs that outlive an erasure are found (`kept_pairs`). */
    mailboxHash: text('mailbox_hash'),
    emailSince: instant('email_since'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index().on(table.person),
    index().on(table.mailbox),
    index().on(table.mailboxHash),
    index().on(table.createdAt),
    index('users_email_words').using('gin', searched(foldedSql(table.email))),
  ],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [atLeast('rate_limits_count', table.count, 1), index().on(table.resetsAt)],
);

export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.name] }),
    atLeast('daily_figures_value', table.value, 0),
  ],
);

/**
 * Security events: who, from where and when, by keyed hashes only. Append-only: a trigger refuses every change, and
 * every deletion except that of rows older than a year by the retention job.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    event: text('event').$type<SecurityEventName>().notNull(),
    who: text('who'),
    /** `origin:` and a keyed hash of the network. */
    origin: text('origin'),
    detail: text('detail'),
    /** Links to the ordinary log line of the first time. */
    request_id: text('request_id'),
    times: integer('times').notNull(),
  },
  (table) => [
    atLeast('security_events_times', table.times, 1),
    index().on(table.at),
    index().on(table.who, table.at),
    index().on(table.origin, table.at),
  ],
);

/** Keys that last for years, sealed under `AUTH_SECRET`: a copy of the database alone opens nothing. */
export const lastingKeys = pgTable('lasting_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  sealed_at: instant('sealed_at').notNull(),
});

export const ofMember = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Mails that left for a member: which and when, without their text. The id is that of the job. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    template: text('template').notNull(),
    sent_at: instant('sent_at').notNull(),
  },
  (table) => [index().on(table.user_id, table.sent_at), index().on(table.sent_at)],
);

export const memberKey = (name = 'id') =>
  text(name)
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** Former addresses of members: an erasure, a refusal and a hold cover those as well (D5). */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    email: text('email').notNull(),
    until: instant('until').notNull(),
  },
  (table) => [index().on(table.user_id)],
);
