import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, memberKey } from '#platform/database/tables.ts';

/** A member has asked the team to be erased: one colleague writes it down, another one does it. */
export const memberErasures = pgTable('member_erasures', {
  user_id: memberKey('user_id'),
  /** Of the team’s accounts. */
  asked_by: text('asked_by').notNull(),
  /** What the member asked, and where. */
  request: text('request').notNull(),
  asked_at: instant('asked_at').notNull(),
});
