import { sql } from 'drizzle-orm';
import { bigserial, check, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { MAX_PHOTOS } from '#member/photos/rules.ts';
import { oneOf, withinBounds } from '#platform/database/checks.ts';
import { instant, ofMember, users } from '#platform/database/tables.ts';
import { NOTICE_MATTERS, NOTICE_OUTCOMES, REPORT_MATTERS, REPORT_PARTS } from '../rules.ts';

/** Reports outlive accounts (D5), without the name of a deleted reporter: the evidence uses roles, never ids. */
export const userReports = pgTable(
  'user_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    number: text('number').notNull().unique(),
    /** Null after the reporter left, and for a staff finding. */
    reporter_id: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    found_by: text('found_by'),
    reported_user_id: text('reported_user_id').references(() => users.id, { onDelete: 'set null' }),
    matter: text('matter', { enum: REPORT_MATTERS }).notNull().default('other'),
    reason: text('reason').notNull(),
    evidence: jsonb('evidence').notNull(),
    /** The whole conversation, if either deleted it later (D11). */
    sealed_thread: jsonb('sealed_thread'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index().on(table.reporter_id),
    index().on(table.reported_user_id),
    index().on(table.created_at),
    oneOf('user_reports_matter', table.matter, REPORT_MATTERS),
  ],
);

/** Photo copies with their own `id`; the reporter’s are deleted with their account. */
export const reportPhotos = pgTable(
  'report_photos',
  {
    id: text('id').primaryKey(),
    report_number: text('report_number')
      .notNull()
      .references(() => userReports.number, { onDelete: 'cascade' }),
    part: text('part', { enum: REPORT_PARTS }).notNull(),
    position: smallint('position').notNull(),
    caption: text('caption').notNull().default(''),
  },
  (table) => [
    index().on(table.report_number),
    oneOf('report_photos_part', table.part, REPORT_PARTS),
    withinBounds('report_photos_position', [table.position], 0, MAX_PHOTOS - 1),
  ],
);

/** Stored for 30 days, read only as evidence for a report (D11). Deleted with either account. */
export const sealedConversations = pgTable(
  'sealed_conversations',
  {
    id: text('id').primaryKey(),
    one_id: ofMember('one_id'),
    other_id: ofMember('other_id'),
    /** Messages by role, « one » or « other ». */
    thread: jsonb('thread').notNull(),
    deleted_at: instant('deleted_at').notNull(),
  },
  (table) => [index().on(table.one_id), index().on(table.other_id), index().on(table.deleted_at)],
);

/** Notices of illegal content, with or without an account (DSA 16). */
export const contentNotices = pgTable(
  'content_notices',
  {
    id: text('id').primaryKey(),
    number: text('number').notNull().unique(),
    matter: text('matter', { enum: NOTICE_MATTERS }).notNull(),
    place: text('place').notNull(),
    city: text('city').notNull(),
    content: text('content').notNull(),
    why: text('why').notNull(),
    /** Optional for an offence against a minor; null once the author’s account is deleted. */
    name: text('name'),
    email: text('email'),
    created_at: instant('created_at').notNull(),
    outcome: text('outcome', { enum: NOTICE_OUTCOMES }),
    answer: text('answer'),
    settled_at: instant('settled_at'),
  },
  (table) => [
    index().on(table.email),
    index().on(table.created_at),
    oneOf('content_notices_matter', table.matter, NOTICE_MATTERS),
    oneOf('content_notices_outcome', table.outcome, NOTICE_OUTCOMES),
    check(
      'content_notices_settled',
      sql`(${table.outcome} IS NULL) = (${table.settled_at} IS NULL) AND (${table.answer} IS NULL) = (${table.settled_at} IS NULL)`,
    ),
  ],
);
