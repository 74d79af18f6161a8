import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { someOf } from '#platform/database/checks.ts';
import { instant, ofMember } from '#platform/database/tables.ts';
import { MEETING_QUALITIES } from '../rules.ts';

/** « Nous avons pu nous voir », one row per side. */
export const meetings = pgTable(
  'meetings',
  {
    user_id: ofMember('user_id'),
    contact_id: ofMember('contact_id'),
    declared_at: instant('declared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.contact_id] }),
    index().on(table.contact_id),
    index('meetings_declared_at').on(table.declared_at),
  ],
);

export const meetingFeedbacks = pgTable(
  'meeting_feedbacks',
  {
    author_id: ofMember('author_id'),
    about_id: ofMember('about_id'),
    qualities: text('qualities', { enum: MEETING_QUALITIES }).array().notNull(),
    sentence: text('sentence').notNull().default(''),
    /** « Je ne souhaite pas revoir cette personne »: for the team only. */
    not_again: boolean('not_again').notNull().default(false),
    private_note: text('private_note').notNull().default(''),
    /** Key of the team’s case; set once there is a note. */
    note_key: text('note_key').unique(),
    /** Hidden by moderation: the other no longer sees it. */
    hidden_at: instant('hidden_at'),
    written_at: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.author_id, table.about_id] }),
    index().on(table.about_id),
    someOf('meeting_feedbacks_qualities', table.qualities, MEETING_QUALITIES, {
      least: 0,
      most: MEETING_QUALITIES.length,
    }),
  ],
);
