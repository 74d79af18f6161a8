import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, memberKey } from '#platform/database/tables.ts';

/** Erasure requests made to the team: one colleague records it, another carries it out. */
export const memberErasures = pgTable('member_erasures', {
  user_id: memberKey('user_id'),
  asked_by: text('asked_by').notNull(),
  /** The member’s words, and where they were received. */
  request: text('request').notNull(),
  asked_at: instant('asked_at').notNull(),
});
