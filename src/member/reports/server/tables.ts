import { bigserial, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { MAX_PHOTOS } from '#member/photos/rules.ts';
import { oneOf, within } from '#platform/database/checks.ts';
import { instant, ofMember, users } from '#platform/database/tables.ts';
import { REPORT_MATTERS, REPORT_PARTS } from '../rules.ts';

/**
 * Reports stay with the team when an account goes (D5), without the name of a deleted reporter: the evidence tells
 * the two apart by their part, never by an id.
 */
export const userReports = pgTable(
  'user_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** What the reporter is given as a receipt. */
    number: text('number').notNull().unique(),
    /** Nothing once they have left, and of what the team found itself. */
    reporter_id: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who of the team found it. */
    found_by: text('found_by'),
    reported_user_id: text('reported_user_id').references(() => users.id, { onDelete: 'set null' }),
    matter: text('matter', { enum: REPORT_MATTERS }).notNull().default('other'),
    reason: text('reason').notNull(),
    /** Profile and last 50 messages at the time of the report. */
    evidence: jsonb('evidence').notNull(),
    /** The whole conversation, when one of the two deleted it afterwards (D11). */
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

/** Photos of both at that moment, as files of their own under `id`; those of the reporter go with their account. */
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
    within('report_photos_position', [table.position], 0, MAX_PHOTOS - 1),
  ],
);

/**
 * A conversation that one of the two deleted, for 30 days: nobody opens it but with a report, for which it is copied into
 * it (D11). It goes with either account.
 */
export const sealedConversations = pgTable(
  'sealed_conversations',
  {
    id: text('id').primaryKey(),
    one_id: ofMember('one_id'),
    other_id: ofMember('other_id'),
    /** Messages by part, « one » or « other ». */
    thread: jsonb('thread').notNull(),
    deleted_at: instant('deleted_at').notNull(),
  },
  (table) => [index().on(table.one_id), index().on(table.other_id), index().on(table.deleted_at)],
);
