import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { atLeast } from './checks.ts';

/** Instants are kept with their zone; our clock stamps them, never the database's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** Keyed hash of the address, by which the ledger of erasures knows them; written at the next start. */
    person: text('person'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index().on(table.person), index().on(table.createdAt)],
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
