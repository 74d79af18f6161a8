import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { sessions } from '#identity/accounts/server/tables.ts';
import { instant, memberKey, ofMember } from '#platform/database/tables.ts';

/** Without a row the defaults apply: message mails on, Thursday mail off. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    user_id: memberKey('user_id'),
    message_mails: boolean('message_mails').notNull().default(true),
    /** Opt-in. */
    weekly_mails: boolean('weekly_mails').notNull().default(false),
    weekly_mailed_at: instant('weekly_mailed_at'),
  },
  (table) => [
    index('notification_choices_weekly')
      .on(lastWeekly(table.weekly_mailed_at))

      .where(sql`${table.weekly_mails}`),
  ],
);

/** Last Thursday run; `-infinity` for a member who has just opted in. */
export function lastWeekly(mailedAt: AnyPgColumn): SQL {
  return sql`coalesce(${mailedAt}, '-infinity'::timestamptz)`;
}

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    user_id: ofMember('user_id'),
    /** Session of that browser: pushes stop with it. */
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
