import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { SESSION_MAX_DAYS } from '#identity/accounts/rules.ts';
import { DAY_MS, MINUTE_MS } from '#lib/durations.ts';
import { ONLINE_MS } from '#live/server/activity.ts';
import type { Database } from '#platform/database/client.ts';
import type { NotificationChoices } from '../contract.ts';
import {
  MAIL_AFTER_MINUTES,
  MAIL_WITHIN_DAYS,
  PUSH_AFTER_MINUTES,
  PUSH_BROWSERS_MAX,
  PUSH_WITHIN_MINUTES,
} from '../rules.ts';
import { lastWeekly, notificationChoices, pushSubscriptions } from './tables.ts';

/** Without a row: mails of messages yes, of Thursday no. */
export async function findChoices(db: Database, member: string): Promise<NotificationChoices> {
  const [row] = await db
    .select({
      messageMails: notificationChoices.message_mails,
      weeklyMails: notificationChoices.weekly_mails,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.user_id, member));
  return row ?? { messageMails: true, weeklyMails: false };
}

/**
 * Whoever wants mails again is told of what waits by then. Does nothing for someone whose account is gone: mails of long
 * ago still carry their link.
 */
export async function saveMessageMails(tx: Database, member: string, wanted: boolean): Promise<void> {
  await tx.execute(sql`
    INSERT INTO notification_choices (user_id, message_mails) SELECT id, ${wanted}::boolean FROM users WHERE id = ${member}
    ON CONFLICT (user_id) DO UPDATE SET message_mails = excluded.message_mails`);
  if (wanted)
    await tx.execute(
      sql`UPDATE chat_contacts SET mailed_at = NULL WHERE user_id = ${member} AND unread_count > 0`,
    );
}

/** Does nothing for someone whose account is gone, as above. */
export async function saveWeeklyMails(db: Database, member: string, wanted: boolean): Promise<void> {
  await db.execute(sql`
    INSERT INTO notification_choices (user_id, weekly_mails) SELECT id, ${wanted}::boolean FROM users WHERE id = ${member}
    ON CONFLICT (user_id) DO UPDATE SET weekly_mails = excluded.weekly_mails`);
}

const isDueWeekly = (since: Date) =>
  sql`weekly_mails AND ${lastWeekly(notificationChoices.weekly_mailed_at)} < ${since.toISOString()}::timestamptz`;

/** Some of those who want the mail of Thursday and were not looked after since. */
export async function listDueWeekly(db: Database, since: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT user_id AS id FROM notification_choices WHERE ${isDueWeekly(since)}
    ORDER BY ${lastWeekly(notificationChoices.weekly_mailed_at)} LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** Notes that these were looked after, but for whom another node or their own choice came first. @returns their addresses */
export async function takeToWeeklyMail(tx: Database, ids: readonly string[], since: Date, now: Date) {
  const { rows } = await tx.execute<{ id: string; email: string }>(sql`
    UPDATE notification_choices SET weekly_mailed_at = ${now.toISOString()}::timestamptz FROM users u
    WHERE u.id = user_id AND ${isDueWeekly(since)}
      AND user_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    RETURNING u.id, u.email`);
  return rows;
}

/** Whether the receiver of conversation `c` is away, neither has blocked the other and both accounts are open. */
function mayBeTold(now: Date) {
  return sql`NOT EXISTS (SELECT FROM member_activity a
      WHERE a.user_id = c.user_id AND a.last_seen_at >= ${ago(now, ONLINE_MS)}::timestamptz)
    AND NOT EXISTS (SELECT FROM blocked_users b
      WHERE (b.user_id = c.user_id AND b.blocked_user_id = c.contact_id)
        OR (b.user_id = c.contact_id AND b.blocked_user_id = c.user_id))
    AND NOT EXISTS (SELECT FROM account_standings s WHERE s.user_id IN (c.user_id, c.contact_id))`;
}

/**
 * Takes conversations whose receiver is to be told by mail, and notes that they were: another node that asks at the
 * same time gets others. Who wants no mails is taken as well, so as not to be looked at again every minute. Rows that a
 * message or a reading holds are left for the next minute, so that nobody waits.
 * @returns `taken`: how many; `told`: those of them whose receiver gets a mail
 */
export async function takeToMail(tx: Database, now: Date, limit: number) {
  type Row = { user_id: string; email: string; first_name: string; wanted: boolean };
  const { rows } = await tx.execute<Row>(sql`
    WITH due AS (
      SELECT c.user_id, c.contact_id FROM chat_contacts c
      WHERE c.unread_count > 0 AND c.mailed_at IS NULL
        AND c.unread_since <= ${ago(now, MAIL_AFTER_MINUTES * MINUTE_MS)}::timestamptz
        AND c.unread_since > ${ago(now, MAIL_WITHIN_DAYS * DAY_MS)}::timestamptz AND ${mayBeTold(now)}
      ORDER BY c.user_id, c.contact_id LIMIT ${limit} FOR UPDATE OF c SKIP LOCKED)
    UPDATE chat_contacts c SET mailed_at = ${now.toISOString()}::timestamptz
    FROM due JOIN users u ON u.id = due.user_id JOIN profiles p ON p.id = due.contact_id
    WHERE c.user_id = due.user_id AND c.contact_id = due.contact_id
    RETURNING c.user_id, u.email, p.first_name,
      NOT EXISTS (SELECT FROM notification_choices n WHERE n.user_id = c.user_id AND NOT n.message_mails) AS wanted`);
  return { taken: rows.length, told: rows.filter(({ wanted }) => wanted) };
}

/** Whether the session in which browser `s` asked still holds, purged or not. */
function isLoggedIn(now: Date) {
  return sql`EXISTS (SELECT FROM sessions l WHERE l.id = s.session_id AND l.expires_at > ${now.toISOString()}::timestamptz
    AND l.created_at >= ${ago(now, SESSION_MAX_DAYS * DAY_MS)}::timestamptz)`;
}

/** Browsers to be told of a conversation; `since` is the same until the member comes back. */
export async function listToPush(db: Database, now: Date) {
  const { rows } = await db.execute<{ subscription: string; contact: string; since: string }>(sql`
    SELECT s.id AS subscription, c.contact_id AS contact, c.unread_since::text AS since
    FROM chat_contacts c JOIN push_subscriptions s ON s.user_id = c.user_id
    WHERE c.unread_count > 0 AND c.mailed_at IS NULL AND ${mayBeTold(now)} AND ${isLoggedIn(now)}
      AND c.unread_since <= ${ago(now, PUSH_AFTER_MINUTES * MINUTE_MS)}::timestamptz
      AND c.unread_since > ${ago(now, PUSH_WITHIN_MINUTES * MINUTE_MS)}::timestamptz`);
  return rows;
}

/** The browser, if messages of that contact still wait for its member. */
export async function findToPush(db: Database, subscription: string, contact: string) {
  const { rows } = await db.execute<{ id: string; endpoint: string; p256dh: string; auth: string }>(sql`
    SELECT s.id, s.endpoint, s.p256dh, s.auth FROM push_subscriptions s
    JOIN chat_contacts c ON c.user_id = s.user_id AND c.contact_id = ${contact} AND c.unread_count > 0
    WHERE s.id = ${subscription}`);
  return rows[0];
}

type Subscription = Pick<
  typeof pushSubscriptions.$inferInsert,
  'session_id' | 'endpoint' | 'p256dh' | 'auth'
>;

/** A browser tells one member only: the last who asked for it in that browser. */
export async function saveSubscription(
  tx: Database,
  member: string,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const row = { ...subscription, user_id: member, created_at: now };
  await tx
    .insert(pushSubscriptions)
    .values({ id: crypto.randomUUID(), ...row })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
  const beyond = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.user_id, member))
    .orderBy(desc(pushSubscriptions.created_at), pushSubscriptions.id)
    .offset(PUSH_BROWSERS_MAX);
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, beyond));
}

export async function hasSubscription(db: Database, member: string, endpoint: string): Promise<boolean> {
  return (await db.$count(pushSubscriptions, ofMember(member, endpoint))) > 0;
}

/** The member wants to hear nothing more in this browser. @param endpoint address of its push service */
export async function deleteSubscription(db: Database, member: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(ofMember(member, endpoint));
}

/** The push service knows this browser no more. */
export async function forgetSubscription(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

function ofMember(member: string, endpoint: string) {
  return and(eq(pushSubscriptions.user_id, member), eq(pushSubscriptions.endpoint, endpoint));
}

function ago(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
