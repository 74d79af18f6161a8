import {
  bigserial,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { SecurityEventName } from '../security-events/events.ts';
import { atLeast } from './checks.ts';
import { foldedSql, searched } from './folded.ts';

/** Instants are kept with their zone; our clock stamps them, never the database's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Number of a transaction, 64 bits: it never comes again. Read as text. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** Keyed hash of the address, by which what outlives an erasure knows them: of a sign-up that is finished. */
    person: text('person'),
    /** Since when they have this address; nothing for the one of the sign-up. */
    emailSince: instant('email_since'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index().on(table.person),
    index().on(table.createdAt),
    index('users_email_words').using('gin', searched(foldedSql(table.email))),
  ],
);

/** Fixed windows of attempts; `key` names the limit and whom it counts, never a plain address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [atLeast('rate_limits_count', table.count, 1), index().on(table.resetsAt)],
);

/** How much there was of something on a day; of nobody in particular. */
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
 * Who did what, from where and when, by keyed hashes alone. Append-only: a trigger of the migration refuses every change,
 * and deletion but of rows older than a year by the retention job.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    event: text('event').$type<SecurityEventName>().notNull(),
    /** `member:`, `staff:`, `visitor:` or `address:` and a keyed hash. */
    who: text('who'),
    /** `origin:` and a keyed hash of the network. */
    origin: text('origin'),
    /** A word of ours, such as the name of a route. */
    detail: text('detail'),
    /** By which the ordinary log tells of the first time. */
    request_id: text('request_id'),
    /** How often within the seconds that a row gathers. */
    times: integer('times').notNull(),
  },
  (table) => [
    atLeast('security_events_times', table.times, 1),
    index().on(table.at),
    index().on(table.who, table.at),
    index().on(table.origin, table.at),
  ],
);

/**
 * Keys that stay the same for years, sealed under `AUTH_SECRET` and sealed anew when it is changed: the database alone
 * opens nothing.
 */
export const lastingKeys = pgTable('lasting_keys', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
  /** Since when the secret that seals it serves. */
  sealed_at: instant('sealed_at').notNull(),
});

/** A column that names a member: the row goes with the account. */
export const ofMember = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The key of a table that holds one row per member. */
export const memberKey = (name = 'id') =>
  text(name)
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });
