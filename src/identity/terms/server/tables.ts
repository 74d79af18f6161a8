import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ofMember } from '#platform/database/tables.ts';

/** Change of the terms or of the policy that the team announces to members before it applies. */
export const termsChanges = pgTable(
  'terms_changes',
  {
    /** From the browser, as idempotency key. */
    id: text('id').primaryKey(),
    in_force: date('in_force', { mode: 'string' }).notNull(),
    changes: text('changes').notNull(),
    announced_at: instant('announced_at').notNull(),
    /** Once set, those who were told learn that it will not happen. */
    cancelled_at: instant('cancelled_at'),
  },
  (table) => [
    // One announcement for a day, whoever presses first.
    uniqueIndex('terms_changes_day').on(table.in_force).where(sql`${table.cancelled_at} IS NULL`),
  ],
);

/** Who was told of a change, and of its cancellation: once each. */
export const termsNotices = pgTable(
  'terms_notices',
  {
    change_id: text('change_id')
      .notNull()
      .references(() => termsChanges.id, { onDelete: 'cascade' }),
    user_id: ofMember('user_id'),
    told_at: instant('told_at').notNull(),
    cancelled_at: instant('cancelled_at'),
  },
  (table) => [primaryKey({ columns: [table.change_id, table.user_id] }), index().on(table.user_id)],
);
