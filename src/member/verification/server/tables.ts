import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { photos } from '#member/photos/server/tables.ts';
import { instant, memberKey } from '#platform/database/tables.ts';

/** Members whose face the team has compared with their photos in a call (D19); no image and no document is kept. */
export const profileVerifications = pgTable(
  'profile_verifications',
  {
    user_id: memberKey('user_id'),
    /** Their first photo at that moment; none once another one is first, and the profile is verified no more. */
    photo_id: text('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    verified_at: instant('verified_at').notNull(),
    /** Who of the team; their accounts live in a later feature. */
    verified_by: text('verified_by').notNull(),
  },
  (table) => [index().on(table.photo_id)],
);
