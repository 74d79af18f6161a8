import { index, pgTable, real, smallint, text, unique } from 'drizzle-orm/pg-core';
import { within } from '#platform/database/checks.ts';
import { instant, memberKey, ofMember } from '#platform/database/tables.ts';
import { MAX_PHOTOS } from '../rules.ts';

/** Photos of a member in their order; `id` is the unguessable part of their addresses (D12). */
export const photos = pgTable(
  'photos',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    /** From 0; negative within the statement that gives another order. */
    position: smallint('position').notNull().default(0),
    caption: text('caption').notNull().default(''),
    /** Idempotency key of the browser that sent it. */
    client_id: text('client_id'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    unique().on(table.user_id, table.position),
    unique().on(table.user_id, table.client_id),
    within('photos_position', [table.position], -MAX_PHOTOS, MAX_PHOTOS - 1),
  ],
);

/** What a local model makes of a photo that waits for the team: it orders their queue. Nothing where it could not be read. */
export const photoScores = pgTable(
  'photo_scores',
  {
    photo_id: text('photo_id')
      .primaryKey()
      .references(() => photos.id, { onDelete: 'cascade' }),
    user_id: ofMember('user_id'),
    porn: real('porn'),
    sexy: real('sexy'),
    hentai: real('hentai'),
    neutral: real('neutral'),
    drawing: real('drawing'),
    looked_at: instant('looked_at').notNull(),
  },
  (table) => [
    index().on(table.user_id),
    within('photo_scores_bounds', [table.porn, table.sexy, table.hentai, table.neutral, table.drawing], 0, 1),
  ],
);

/** Members whose face the team has compared with their photos in a call (D19); no image and no document is kept. */
export const profileVerifications = pgTable(
  'profile_verifications',
  {
    user_id: memberKey('user_id'),
    /** Their first photo at that moment; none once another one is first, and the profile is verified no more. */
    photo_id: text('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    verified_at: instant('verified_at').notNull(),
    /** Who of the team. */
    verified_by: text('verified_by').notNull(),
  },
  (table) => [index().on(table.photo_id)],
);
