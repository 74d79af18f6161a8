import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { SESSION_MAX_DAYS } from '#identity/accounts/rules.ts';
import { DAY_MS, MINUTE_MS } from '#lib/durations.ts';
import { ONLINE_MS } from '#live/server/activity.ts';
import { isNotBlocked } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { NotificationChoices } from '../contract.ts';
import { lastWeekly, notificationChoices, pushSubscriptions } from './tables.ts';

/** Delays before an absent member is notified of an unread message. */
const PUSH_AFTER_MINUTES = 1;
const MAIL_AFTER_MINUTES = 15;
/** Older messages trigger no mail, as after a week-long outage. */
const MAIL_WITHIN_DAYS = 7;
/** A later push is pointless: the mail has taken over. */
const PUSH_WITHIN_MINUTES = 60;
/** Browsers per member; the oldest is dropped. */
const PUSH_BROWSERS_MAX = 10;

/** Finds the choices of a member. Defaults without a row: message mails on, Thursday mail off. */
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
 * Turns message mails on or off. Enabling them covers messages already waiting. No-op for a deleted account, whose old
 * mails still contain links.
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

/** Turns the Thursday mail on or off. No-op for a deleted account. */
export async function saveWeeklyMails(db: Database, member: string, wanted: boolean): Promise<void> {
  await db.execute(sql`
    INSERT INTO notification_choices (user_id, weekly_mails) SELECT id, ${wanted}::boolean FROM users WHERE id = ${member}
    ON CONFLICT (user_id) DO UPDATE SET weekly_mails = excluded.weekly_mails`);
}

const isDueWeekly = (since: Date) =>
  sql`weekly_mails AND ${lastWeekly(notificationChoices.weekly_mailed_at)} < ${since.toISOString()}::timestamptz`;

/**
 * Yields members due for the Thursday mail one by one, fetched in batches, without returning to those who could not be
 * mailed.
 */
export async function* listDueWeekly(db: Database, since: Date, atOnce: number): AsyncGenerator<string> {
  const last = lastWeekly(notificationChoices.weekly_mailed_at);
  let after: { last: string; id: string } | undefined;
  while (true) {
    const { rows } = await db.execute<{ id: string; last: string }>(sql`
      SELECT user_id AS id, ${last}::text AS last FROM notification_choices
      WHERE ${isDueWeekly(since)} AND ${after ? sql`(${last}, user_id) > (${after.last}::timestamptz, ${after.id})` : sql`true`}
      ORDER BY ${last}, user_id LIMIT ${atOnce}`);
    for (const { id } of rows) yield id;
    after = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}

/**
 * Claims a member for the Thursday mail.
 * @returns their address; undefined if another node has claimed them, or they opted out
 */
export async function claimForWeeklyMail(
  tx: Database,
  member: string,
  since: Date,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    UPDATE notification_choices SET weekly_mailed_at = ${now.toISOString()}::timestamptz FROM users u
    WHERE u.id = user_id AND ${isDueWeekly(since)} AND user_id = ${member} RETURNING u.email`);
  return rows[0]?.email;
}

function mayBeTold(now: Date) {
  return sql`NOT EXISTS (SELECT FROM member_activity a
      WHERE a.user_id = c.user_id AND a.last_seen_at >= ${ago(now, ONLINE_MS)}::timestamptz)
    AND ${isNotBlocked(sql`c.user_id`, sql`c.contact_id`)}
    AND NOT EXISTS (SELECT FROM account_standings s WHERE s.user_id IN (c.user_id, c.contact_id))`;
}

function isDueToMail(now: Date) {
  return sql`c.unread_count > 0 AND c.mailed_at IS NULL
    AND c.unread_since <= ${ago(now, MAIL_AFTER_MINUTES * MINUTE_MS)}::timestamptz
    AND c.unread_since > ${ago(now, MAIL_WITHIN_DAYS * DAY_MS)}::timestamptz AND ${mayBeTold(now)}`;
}

/**
 * Lists members with due conversations, the oldest first, which is the order of the partial index.
 * @param limit of conversations
 */
export async function listToMail(db: Database, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ member: string }>(sql`
    SELECT c.user_id AS member FROM chat_contacts c WHERE ${isDueToMail(now)} ORDER BY c.unread_since LIMIT ${limit}`);
  return [...new Set(rows.map(({ member }) => member))];
}

/**
 * Claims all due conversations of a member, except those that another node is claiming, so that they get one mail. Also
 * claims those of a member who opted out, or they would be scanned every minute.
 * @returns those that the mail names; none for a member who opted out
 */
export async function claimForMail(tx: Database, member: string, now: Date) {
  type Row = { email: string; first_name: string; wanted: boolean };
  const { rows } = await tx.execute<Row>(sql`
    WITH due AS (
      SELECT c.user_id, c.contact_id FROM chat_contacts c WHERE c.user_id = ${member} AND ${isDueToMail(now)}
      ORDER BY c.contact_id FOR UPDATE OF c SKIP LOCKED)
    UPDATE chat_contacts c SET mailed_at = ${now.toISOString()}::timestamptz
    FROM due JOIN users u ON u.id = due.user_id JOIN profiles p ON p.id = due.contact_id
    WHERE c.user_id = due.user_id AND c.contact_id = due.contact_id
    RETURNING u.email, p.first_name,
      NOT EXISTS (SELECT FROM notification_choices n WHERE n.user_id = c.user_id AND NOT n.message_mails) AS wanted`);
  return rows.filter(({ wanted }) => wanted);
}

function isLoggedIn(now: Date) {
  return sql`EXISTS (SELECT FROM sessions l WHERE l.id = s.session_id AND l.expires_at > ${now.toISOString()}::timestamptz
    AND l.created_at >= ${ago(now, SESSION_MAX_DAYS * DAY_MS)}::timestamptz)`;
}

/** Lists browsers due for a push about a conversation; `since` is stable until the member comes back. */
export async function listToPush(db: Database, now: Date) {
  const { rows } = await db.execute<{ subscription: string; contact: string; since: string }>(sql`
    SELECT s.id AS subscription, c.contact_id AS contact, c.unread_since::text AS since
    FROM chat_contacts c JOIN push_subscriptions s ON s.user_id = c.user_id
    WHERE c.unread_count > 0 AND c.mailed_at IS NULL AND ${mayBeTold(now)} AND ${isLoggedIn(now)}
      AND c.unread_since <= ${ago(now, PUSH_AFTER_MINUTES * MINUTE_MS)}::timestamptz
      AND c.unread_since > ${ago(now, PUSH_WITHIN_MINUTES * MINUTE_MS)}::timestamptz`);
  return rows;
}

/** Finds a browser. @param contact requires an unread conversation with them; null for a push about no conversation */
export async function findBrowser(db: Database, subscription: string, contact: string | null) {
  const { rows } = await db.execute<{ id: string; endpoint: string; p256dh: string; auth: string }>(sql`
    SELECT s.id, s.endpoint, s.p256dh, s.auth FROM push_subscriptions s
    WHERE s.id = ${subscription} AND (${contact}::text IS NULL OR EXISTS (
      SELECT FROM chat_contacts c WHERE c.user_id = s.user_id AND c.contact_id = ${contact} AND c.unread_count > 0))`);
  return rows[0];
}

/** Lists the ids of the logged-in browsers that a member has subscribed. */
export async function listBrowsers(db: Database, member: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT s.id FROM push_subscriptions s WHERE s.user_id = ${member} AND ${isLoggedIn(now)}`,
  );
  return rows.map(({ id }) => id);
}

type Subscription = Pick<
  typeof pushSubscriptions.$inferInsert,
  'session_id' | 'endpoint' | 'p256dh' | 'auth'
>;

/** Saves a subscription. A browser notifies a single member: the last one to subscribe in it. */
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

/** Deletes a subscription. @param endpoint push service URL of the browser */
export async function deleteSubscription(db: Database, member: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(ofMember(member, endpoint));
}

export async function forgetSubscription(db: Database, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

function ofMember(member: string, endpoint: string) {
  return and(eq(pushSubscriptions.user_id, member), eq(pushSubscriptions.endpoint, endpoint));
}

function ago(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
