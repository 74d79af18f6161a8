import { index, integer, pgTable, real, smallint, text, unique } from 'drizzle-orm/pg-core';
import { CELLS } from '#lib/earth.ts';
import { atLeast, withinBounds } from '#platform/database/checks.ts';
import { instant, memberKey, ofMember } from '#platform/database/tables.ts';
import { MAX_PHOTOS } from '../rules.ts';

/** `id` is the unguessable part of the URL (D12). */
export const photos = pgTable(
  'photos',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    /** From 0; negative during a reorder statement. */
    position: smallint('position').notNull().default(0),
    caption: text('caption').notNull().default(''),
    /** Idempotency key of the upload. */
    client_id: text('client_id'),
    created_at: instant('created_at').notNull(),
    /**
     * Keyed hash of its appearance (`hashPhoto`). Null if too flat, for examples, and for photos older than the column.
     */
    look_hash: text('look_hash'),
  },
  (table) => [
    index().on(table.look_hash),
    unique().on(table.user_id, table.position),
    unique().on(table.user_id, table.client_id),
    withinBounds('photos_position', [table.position], -MAX_PHOTOS, MAX_PHOTOS - 1),
  ],
);

/** Scores of a local model for queued photos, to sort the team’s queue. Null when unreadable. */
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
    withinBounds(
      'photo_scores_bounds',
      [table.porn, table.sexy, table.hentai, table.neutral, table.drawing],
      0,
      1,
    ),
  ],
);

/** Members whose face the team has compared with their photos in a call (D19); no image or document is stored. */
export const profileVerifications = pgTable(
  'profile_verifications',
  {
    user_id: memberKey('user_id'),
    /** First photo at that time; when the first photo changes, the verification ends. */
    photo_id: text('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    verified_at: instant('verified_at').notNull(),
    verified_by: text('verified_by').notNull(),
  },
  (table) => [index().on(table.photo_id)],
);

/**
 * Members who can be matched, per cell of 0.25°, counted each night: no request counts members, and no village is
 * visible.
 */
export const membersByCell = pgTable(
  'members_by_cell',
  {
    cell: integer('cell').primaryKey(),
    members: integer('members').notNull(),
    /** Those of them with a verified profile. */
    verified: integer('verified').notNull().default(0),
  },
  (table) => [
    withinBounds('members_by_cell_cell', [table.cell], 0, CELLS - 1),
    atLeast('members_by_cell_members', table.members, 1),
    atLeast('members_by_cell_verified', table.verified, 0),
  ],
);
