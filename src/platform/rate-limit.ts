import { type SQL, sql } from 'drizzle-orm';
import { secondsUntil } from '#lib/room-from.ts';
import type { Database } from './database/client.ts';

/**
 * So many attempts in a fixed window. With `lease` a node counts in memory, so many at a time (`createRateLeases`):
 * only for what people do all the time. Small limits, and those that keep strangers out, are counted one by one.
 */
export type Limit = { name: string; max: number; windowSeconds: number; lease?: number };

const HOUR = 3600;

/** Budgets of security.md 26 and decisions D1, D2. */
export const LIMITS = {
  signUpByOrigin: { name: 'sign-up', max: 30, windowSeconds: HOUR },
  takenAddressByOrigin: { name: 'taken-address', max: 5, windowSeconds: HOUR },
  /** Asked for by anyone who signs up with an address, be it a member's, who is told that they have an account. */
  signUpMails: { name: 'sign-up-mails', max: 3, windowSeconds: HOUR },
  /** With the late one three an hour, of which the mailbox always holds one that serves (`enforceResetMails`). */
  resetMails: { name: 'reset-mails', max: 2, windowSeconds: HOUR },
  lateResetMails: { name: 'late-reset-mails', max: 1, windowSeconds: 30 * 60 },
  mailsByAddress: { name: 'mails', max: 3, windowSeconds: HOUR },
  logInByOrigin: { name: 'log-in', max: 100, windowSeconds: HOUR },
  /** Of one account, from one origin (D2): what a stranger spends is never the owner's. */
  wrongPasswords: { name: 'wrong-passwords', max: 10, windowSeconds: 15 * 60 },
  /** Of one account, from all browsers that it does not know: many origins together are no better off. */
  wrongPasswordsAnywhere: { name: 'wrong-passwords-anywhere', max: 100, windowSeconds: HOUR },
  /** Of one account, from one browser that it knows. */
  wrongPasswordsOnDevice: { name: 'wrong-passwords-on-device', max: 10, windowSeconds: 15 * 60 },
  /** In one session, where the password is asked for again. */
  passwordsAgain: { name: 'passwords-again', max: 10, windowSeconds: 15 * 60 },
  /** Of one member from all browsers that they do not know together; of one known browser, or of one session, apart. */
  memberCodes: { name: 'member-codes', max: 10, windowSeconds: HOUR },
  /** Each is asked once, and answered once. */
  passkeyChallenges: { name: 'passkey-challenges', max: 1, windowSeconds: HOUR },
  /** Of each log-in that waits for its second proof: it opens once. */
  waitingLogIns: { name: 'waiting-log-ins', max: 1, windowSeconds: HOUR },
  staffLogInByOrigin: { name: 'staff-log-in', max: 60, windowSeconds: HOUR },
  staffWrongPasswords: { name: 'staff-wrong-passwords', max: 10, windowSeconds: 15 * 60 },
  staffWrongPasswordsAnywhere: { name: 'staff-wrong-passwords-anywhere', max: 100, windowSeconds: HOUR },
  staffCodes: { name: 'staff-codes', max: 10, windowSeconds: 15 * 60 },
  emailChanges: { name: 'email-changes', max: 5, windowSeconds: 24 * HOUR },
  /** Whoever gave a date under 18 may not begin again at once with another year. */
  underAge: { name: 'under-age', max: 1, windowSeconds: 72 * HOUR },
  linksByOrigin: { name: 'links', max: 60, windowSeconds: HOUR },
  /** Selections with somebody new; those with the same four are not counted. */
  selection: { name: 'selection', max: 60, windowSeconds: HOUR },
  passes: { name: 'passes', max: 50, windowSeconds: 24 * HOUR },
  previews: { name: 'previews', max: 100, windowSeconds: HOUR, lease: 5 },
  messages: { name: 'messages', max: 30, windowSeconds: 60, lease: 5 },
  calls: { name: 'calls', max: 20, windowSeconds: 24 * HOUR },
  dates: { name: 'dates', max: 20, windowSeconds: 24 * HOUR },
  appointments: { name: 'appointments', max: 20, windowSeconds: 24 * HOUR },
  reports: { name: 'reports', max: 10, windowSeconds: 24 * HOUR },
  cities: { name: 'cities', max: 120, windowSeconds: 60, lease: 20 },
  visitorChats: { name: 'visitor-chats', max: 10, windowSeconds: HOUR },
  visitorMessages: { name: 'visitor-messages', max: 20, windowSeconds: 60 },
  contact: { name: 'contact', max: 5, windowSeconds: HOUR },
  notices: { name: 'notices', max: 5, windowSeconds: HOUR },
  renunciations: { name: 'renunciations', max: 5, windowSeconds: HOUR },
  photos: { name: 'photos', max: 20, windowSeconds: 24 * HOUR },
  deskPictures: { name: 'desk-pictures', max: 100, windowSeconds: 24 * HOUR },
  exports: { name: 'exports', max: 5, windowSeconds: 24 * HOUR },
  registrations: { name: 'registrations', max: 40, windowSeconds: 24 * HOUR },
  cookieChoices: { name: 'cookie-choices', max: 30, windowSeconds: HOUR },
  searches: { name: 'searches', max: 20, windowSeconds: 24 * HOUR },
  lifeProjects: { name: 'life-projects', max: 10, windowSeconds: 24 * HOUR },
  childrenAnswers: { name: 'children-answers', max: 3, windowSeconds: 7 * 24 * HOUR },
  widenings: { name: 'widenings', max: 20, windowSeconds: 24 * HOUR },
  saves: { name: 'saves', max: 60, windowSeconds: 60, lease: 5 },
  drafts: { name: 'drafts', max: 120, windowSeconds: 60, lease: 10 },
} as const satisfies Record<string, Limit>;

/** `isLast`: those that follow in the window are refused; of attempts at the same time one is the last. */
export type Attempt = { allowed: true; isLast?: boolean } | { allowed: false; retryAfterSeconds: number };
/** A limit and whom it counts: a member’s id, or a pseudonym. */
export type Counted = readonly [limit: Limit, who: string];

/**
 * Counts one attempt in a fixed window, in the database, so that several processes share the count.
 * @param who member id or pseudonym
 */
export function consumeRateLimit(db: Database, limit: Limit, who: string, now: Date): Promise<Attempt> {
  return consumeInTurn(db, [[limit, who]], now);
}

/**
 * Counts one attempt towards several limits in one statement, each only if those before it allow: what one limit
 * refuses spends nothing of the next. Always in the same order, so that two attempts never wait for each other.
 */
export async function consumeInTurn(
  db: Database,
  counted: readonly [Counted, ...Counted[]],
  now: Date,
): Promise<Attempt> {
  const name = (place: number) => sql.identifier(`count_${place}`);
  const steps = counted.map(([limit, who], place) => {
    const resetsAt = new Date(now.getTime() + limit.windowSeconds * 1000).toISOString();
    const before = counted[place - 1];
    const allowed = before ? sql`FROM ${name(place - 1)} WHERE count <= ${before[0].max}` : sql``;
    return sql`${name(place)} AS (
      INSERT INTO rate_limits (key, count, resets_at)
      SELECT ${`${limit.name}:${who}`}, 1, ${resetsAt}::timestamptz ${allowed}
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN ${isWindowOver(now)} THEN 1 ELSE rate_limits.count + 1 END,
        resets_at = CASE WHEN ${isWindowOver(now)} THEN excluded.resets_at ELSE rate_limits.resets_at END
      RETURNING count, resets_at)`;
  });
  const read = counted.map(
    (_, place) => sql`SELECT ${place}::int AS place, count, resets_at FROM ${name(place)}`,
  );
  const { rows } = await db.execute<{ place: number; count: number; resets_at: Date | string }>(
    sql`WITH ${sql.join(steps, sql`, `)} ${sql.join(read, sql` UNION ALL `)}`,
  );
  let isLast = false;
  for (const { place, count, resets_at } of rows) {
    const limit = counted[place]?.[0];
    if (limit && count > limit.max)
      return { allowed: false, retryAfterSeconds: secondsUntil(new Date(resets_at), now) };
    isLast ||= count === limit?.max;
  }
  return { allowed: true, isLast };
}

/**
 * Within the statement that begins or goes on with a window: whether the one of before is over. One that would last
 * longer than a whole window was begun by a clock that has been set back since.
 */
export function isWindowOver(now: Date): SQL {
  return sql`(rate_limits.resets_at <= ${now.toISOString()}::timestamptz OR rate_limits.resets_at > excluded.resets_at)`;
}

/** Whether a count still runs, without adding to it. */
export async function isCounted(db: Database, limit: Limit, who: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM rate_limits WHERE key = ${`${limit.name}:${who}`} AND resets_at > ${now.toISOString()}::timestamptz`);
  return rows.length > 0;
}

/** Starts counts anew, such as after a password that was right. */
export async function resetRateLimits(db: Database, ...counted: Counted[]): Promise<void> {
  const keys = counted.map(([limit, who]) => sql`${`${limit.name}:${who}`}`);
  await db.execute(sql`DELETE FROM rate_limits WHERE key IN (${sql.join(keys, sql`, `)})`);
}

/**
 * Goes on with the counts of one name under another: those of a member who erases the account under what stands for their
 * address, and back when it signs up again in time (D31).
 */
export async function carryRateLimits(db: Database, from: string, to: string): Promise<void> {
  const keys = Object.values(LIMITS).map(({ name }) => sql`${`${name}:${from}`}`);
  await db.execute(sql`
    WITH carried AS (
      DELETE FROM rate_limits WHERE key IN (${sql.join(keys, sql`, `)}) RETURNING key, count, resets_at)
    INSERT INTO rate_limits (key, count, resets_at)
    SELECT split_part(key, ':', 1) || ':' || ${to}::text, count, resets_at FROM carried
    ON CONFLICT (key) DO UPDATE SET
      count = greatest(rate_limits.count, excluded.count), resets_at = greatest(rate_limits.resets_at, excluded.resets_at)`);
}
