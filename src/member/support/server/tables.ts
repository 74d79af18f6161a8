import { sql } from 'drizzle-orm';
import {
  bigint,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { atLeast, oneOf, someOf, withinBounds } from '#platform/database/checks.ts';
import { foldedSql, searched } from '#platform/database/folded.ts';
import { instant, ofMember, users } from '#platform/database/tables.ts';
import {
  AUDIENCES,
  CONTACT_RECIPIENTS,
  TAGS_PER_THREAD,
  THREAD_KINDS,
  THREAD_STATES,
  THREAD_TAGS,
} from '../rules.ts';
import { RATINGS } from '../texts.ts';

/** `user_id` is set for a member’s message, which is deleted with the account (D5). */
export const contacts = pgTable(
  'contacts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    recipient: text('recipient', { enum: CONTACT_RECIPIENTS }).notNull(),
    message: text('message').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index().on(table.user_id),
    index('contacts_address').on(sql`lower(${table.email})`),
    index().on(table.created_at),
    oneOf('contacts_recipient', table.recipient, CONTACT_RECIPIENTS),
  ],
);

export const supportHours = pgTable(
  'support_hours',
  {
    /** 1 for Monday to 7 for Sunday. */
    day: smallint('day').notNull(),
    /** Example: « 09:00 ». */
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.opens] }),
    withinBounds('support_hours_day', [table.day], 1, 7),
    check('support_hours_span', sql`${table.opens} < ${table.closes}`),
  ],
);

/** Closures besides public holidays, both days inclusive. */
export const supportClosures = pgTable(
  'support_closures',
  {
    first_day: date('first_day').primaryKey(),
    last_day: date('last_day').notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [check('support_closures_days', sql`${table.first_day} <= ${table.last_day}`)],
);

export const supportPresence = pgTable(
  'support_presence',
  {
    staff_id: text('staff_id').primaryKey(),
    seen_at: instant('seen_at').notNull(),
  },
  (table) => [index().on(table.seen_at)],
);

/**
 * State of each conversation with the team, one row per conversation with at least one message. Updated in the
 * transaction of every message, so that the desk reads its list from this table alone.
 */
export const supportThreads = pgTable(
  'support_threads',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: THREAD_KINDS }).notNull(),
    /** A member’s id, or the key of the visitor’s chat that contains the messages. */
    key: text('key').notNull(),
    /** The member of the chat, or the logged-in author of the contact message. */
    user_id: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** As typed by a visitor; for a member, the first name, which a trigger copies from the profile, and no address. */
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    recipient: text('recipient', { enum: CONTACT_RECIPIENTS }),
    audience: text('audience', { enum: AUDIENCES }).notNull().default('support'),
    state: text('state', { enum: THREAD_STATES }).notNull(),
    /** The colleague in charge. */
    assignee_id: text('assignee_id'),
    /** The latest message, and whether the team wrote it. */
    excerpt: text('excerpt').notNull(),
    from_team: boolean('from_team').notNull(),
    /** Messages that no colleague has seen. */
    unread: integer('unread').notNull(),
    /** Since when the person has waited for an answer; null unless open. */
    waiting_since: instant('waiting_since'),
    last_message_at: instant('last_message_at').notNull(),
    /** The latest answer sent by mail. */
    answers_mailed_at: instant('answers_mailed_at'),
    /** Hidden from the waiting list until then, or until the person writes again. */
    snoozed_until: instant('snoozed_until'),
    tags: text('tags', { enum: THREAD_TAGS }).array().notNull().default([]),
    /** Colleagues mentioned in a note who have not opened the conversation since. */
    mentioned: text('mentioned').array().notNull().default([]),
    /** Keys of chats merged into this one: their mailed links still work. */
    other_keys: text('other_keys').array().notNull().default([]),
    /** Whether a link mailed to the visitor’s address has been opened. */
    email_verified: boolean('email_verified').notNull().default(false),
    /** The rating of the team’s help, asked once when the conversation is resolved. */
    rating: text('rating', { enum: RATINGS }),
    rating_words: text('rating_words').notNull().default(''),
    rated_at: instant('rated_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('support_threads_chat').on(table.kind, table.key),
    index().on(table.user_id),
    index('support_threads_address').on(sql`lower(${table.email})`),
    // For the first page of each list, in its order.
    index().on(table.state, table.waiting_since, table.id),
    index().on(table.state, table.last_message_at, table.id),
    index().on(table.assignee_id),
    index('support_threads_latest').on(table.last_message_at, table.id),
    index('support_threads_created_at').on(table.created_at),
    index('support_threads_rated_at').on(table.rated_at).where(sql`${table.rated_at} IS NOT NULL`),
    index('support_threads_marks').using('gin', table.tags, table.mentioned, table.other_keys),
    index('support_threads_name').using('gin', searched(foldedSql(table.name))),
    index('support_threads_email').using('gin', searched(foldedSql(table.email))),
    oneOf('support_threads_kind', table.kind, THREAD_KINDS),
    oneOf('support_threads_state', table.state, THREAD_STATES),
    oneOf('support_threads_audience', table.audience, AUDIENCES),
    oneOf('support_threads_recipient', table.recipient, CONTACT_RECIPIENTS),
    check('support_threads_waiting', sql`(${table.state} = 'open') = (${table.waiting_since} IS NOT NULL)`),
    oneOf('support_threads_rating', table.rating, RATINGS),
    check('support_threads_rated', sql`(${table.rating} IS NULL) = (${table.rated_at} IS NULL)`),
    atLeast('support_threads_unread', table.unread, 0),
    check('support_threads_snoozed', sql`${table.snoozed_until} IS NULL OR ${table.state} = 'open'`),
    someOf('support_threads_tags', table.tags, THREAD_TAGS, { least: 0, most: TAGS_PER_THREAD }),
  ],
);

/** Internal notes about a conversation. `user_id` includes them in the member’s erasure and archive. */
export const supportNotes = pgTable(
  'support_notes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    thread_id: bigint('thread_id', { mode: 'number' })
      .notNull()
      .references(() => supportThreads.id, { onDelete: 'cascade' }),
    user_id: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    client_id: text('client_id').notNull(),
    /** First name of the author. */
    written_by: text('written_by').notNull(),
    content: text('content').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('support_notes_once').on(table.thread_id, table.client_id),
    index().on(table.user_id),
  ],
);

/** Reusable answers of the whole team; inserted into the composer, never sent automatically. */
export const savedReplies = pgTable('saved_replies', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  /** Idempotency key from the browser. */
  client_id: uuid('client_id'),
  title: text('title').notNull(),
  content: text('content').notNull(),
  updated_at: instant('updated_at').notNull(),
});

/**
 * Chats of visitors. `visitor_key` is a hash of the cookie that opens it (D14): the label in the visitor’s browser
 * grants no access.
 */
export const visitorChatMessages = pgTable(
  'visitor_chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    visitor_key: text('visitor_key').notNull(),
    visitor_id: text('visitor_id').notNull(),
    visitor_name: text('visitor_name').notNull(),
    visitor_email: text('visitor_email').notNull(),
    client_id: text('client_id').notNull(),
    content: text('content').notNull(),
    is_from_admin: boolean('is_from_admin').notNull(),
    /** The author in the team: first name at that time, and account. */
    answered_by: text('answered_by'),
    answerer_id: text('answerer_id'),
    /** Written by the server, not by a colleague. */
    automatic: boolean('automatic').notNull().default(false),
    read: boolean('read').notNull().default(false),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('visitor_chat_messages_once').on(table.visitor_key, table.client_id),
    index().on(table.visitor_key, table.id),
    index('visitor_chat_messages_address').on(sql`lower(${table.visitor_email})`),
    index().on(table.created_at),
    index('visitor_chat_messages_words').using('gin', searched(foldedSql(table.content))),
  ],
);

/** Pictures in the chat of a member with the team; `id` names the stored files and cannot be guessed. */
export const supportPictures = pgTable(
  'support_pictures',
  {
    id: text('id').primaryKey(),
    /** The member of the chat. */
    user_id: ofMember('user_id'),
    /** The colleague who sent it; null for the member. */
    staff_id: text('staff_id'),
    /** Idempotency key of the upload. */
    client_id: text('client_id').notNull(),
    /** The message it is attached to; null until it is sent. */
    message_client_id: text('message_client_id'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('support_pictures_once').on(table.user_id, table.client_id),
    index().on(table.user_id, table.message_client_id),
    index('support_pictures_unsent').on(table.created_at).where(sql`${table.message_client_id} IS NULL`),
  ],
);

/** The chat of members with the team. */
export const adminChatMessages = pgTable(
  'admin_chat_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: ofMember('user_id'),
    client_id: text('client_id').notNull(),
    content: text('content').notNull(),
    is_from_admin: boolean('is_from_admin').notNull(),
    answered_by: text('answered_by'),
    answerer_id: text('answerer_id'),
    automatic: boolean('automatic').notNull().default(false),
    read: boolean('read').notNull().default(false),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('admin_chat_messages_once').on(table.user_id, table.client_id),
    index().on(table.user_id, table.id),
    // For the daily number of answers.
    index('admin_chat_messages_answers')
      .on(table.created_at)

      .where(sql`${table.is_from_admin} AND NOT ${table.automatic}`),
    index('admin_chat_messages_words').using('gin', searched(foldedSql(table.content))),
  ],
);
