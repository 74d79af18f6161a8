import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { sessions } from '#identity/accounts/server/tables.ts';
import { instant, memberKey, ofMember } from '#platform/database/tables.ts';

/** What a member wants to be told when away; no row is the default: of messages yes, of Thursday no. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    user_id: memberKey('user_id'),
    message_mails: boolean('message_mails').notNull().default(true),
    /** One mail on Thursday when there are new people; only who asks for it. */
    weekly_mails: boolean('weekly_mails').notNull().default(false),
    weekly_mailed_at: instant('weekly_mailed_at'),
  },
  (table) => [
    index('notification_choices_weekly')
      .on(lastWeekly(table.weekly_mailed_at))

      .where(sql`${table.weekly_mails}`),
  ],
);

/** When the mail of Thursday was last looked after; long ago for who has just asked for it. */
export function lastWeekly(mailedAt: AnyPgColumn): SQL {
  return sql`coalesce(${mailedAt}, '-infinity'::timestamptz)`;
}

/** Browsers that asked for push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    /** Of the browser that asked: however its session ends, nothing more is pushed there. */
    session_id: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index().on(table.user_id), index().on(table.session_id)],
);
