import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { atLeast } from '#platform/database/checks.ts';
import { instant, memberKey, ofMember, users } from '#platform/database/tables.ts';

/** Length of a member's stream: the row lock on this counter orders events by commit. */
export const memberStreams = pgTable(
  'member_streams',
  {
    user_id: memberKey('user_id'),
    seq: bigint('seq', { mode: 'number' }).notNull().default(0),
  },
  (table) => [atLeast('member_streams_seq', table.seq, 0)],
);

/**
 * Events for a member's browsers, numbered without gaps. A row refers to a change without its content: the message is
 * read on delivery, so a deleted one leaves no copy.
 */
export const userEvents = pgTable(
  'user_events',
  {
    user_id: ofMember('user_id'),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    contact_id: text('contact_id').references(() => users.id, { onDelete: 'set null' }),
    message_id: bigint('message_id', { mode: 'number' }),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.seq] }),
    atLeast('user_events_seq', table.seq, 1),
    index().on(table.contact_id),
    index().on(table.created_at),
  ],
);

/** When a member was last seen: used for mails to absent members, and for the erasure after a year with a warning. */
export const memberActivity = pgTable(
  'member_activity',
  {
    user_id: memberKey('user_id'),
    last_seen_at: instant('last_seen_at').notNull(),
    warned_at: instant('warned_at'),
  },
  (table) => [index().on(table.last_seen_at)],
);
