import { type SQL, sql } from 'drizzle-orm';
import { secondsUntil } from '#lib/room-from.ts';
import type { Database } from './database/client.ts';

/**
 * A number of attempts in a fixed window. With `lease`, a node counts that many at a time in memory
 * (`createRateLeases`): only for frequent actions. Small limits, and those against intruders, are counted one by one.
 */
export type Limit = { name: string; max: number; windowSeconds: number; lease?: number };

const HOUR = 3600;

/** Budgets of security.md 26 and decisions D1, D2. */
export const LIMITS = {
  signUpByOrigin: { name: 'sign-up', max: 30, windowSeconds: HOUR },
  takenAddressByOrigin: { name: 'taken-address', max: 5, windowSeconds: HOUR },
  /** Anyone can sign up with any address, even with a member's, who then gets a mail that they have an account. */
  signUpMails: { name: 'sign-up-mails', max: 3, windowSeconds: HOUR },
  /**
   * Together with `lateResetMails`, three an hour: the mailbox always contains one valid link (`enforceResetMails`).
   */
  resetMails: { name: 'reset-mails', max: 2, windowSeconds: HOUR },
  lateResetMails: { name: 'late-reset-mails', max: 1, windowSeconds: 30 * 60 },
  mailsByAddress: { name: 'mails', max: 3, windowSeconds: HOUR },
  logInByOrigin: { name: 'log-in', max: 100, windowSeconds: HOUR },
  /** Per account and origin (D2): a stranger's attempts never count against the owner. */
  wrongPasswords: { name: 'wrong-passwords', max: 10, windowSeconds: 15 * 60 },
  /** Per account, over all unknown browsers: an attack from many origins gains no more attempts. */
  wrongPasswordsAnywhere: { name: 'wrong-passwords-anywhere', max: 100, windowSeconds: HOUR },
  wrongPasswordsOnDevice: { name: 'wrong-passwords-on-device', max: 10, windowSeconds: 15 * 60 },
  passwordsAgain: { name: 'passwords-again', max: 10, windowSeconds: 15 * 60 },
  /** Per member over all unknown browsers; separate counts for each known browser and each session. */
  memberCodes: { name: 'member-codes', max: 10, windowSeconds: HOUR },
  passkeyChallenges: { name: 'passkey-challenges', max: 1, windowSeconds: HOUR },
  waitingLogIns: { name: 'waiting-log-ins', max: 1, windowSeconds: HOUR },
  staffLogInByOrigin: { name: 'staff-log-in', max: 60, windowSeconds: HOUR },
  staffWrongPasswords: { name: 'staff-wrong-passwords', max: 10, windowSeconds: 15 * 60 },
  staffWrongPasswordsAnywhere: { name: 'staff-wrong-passwords-anywhere', max: 100, windowSeconds: HOUR },
  staffCodes: { name: 'staff-codes', max: 10, windowSeconds: 15 * 60 },
  emailChanges: { name: 'email-changes', max: 5, windowSeconds: 24 * HOUR },
  /** After a birth date under 18, the same address cannot retry at once with another year. */
  underAge: { name: 'under-age', max: 1, windowSeconds: 72 * HOUR },
  /** Up to 1 MB each without compression. */
  apiDocumentsByOrigin: { name: 'api-documents', max: 30, windowSeconds: HOUR },
  linksByOrigin: { name: 'links', max: 60, windowSeconds: HOUR },
  mailCodesByOrigin: { name: 'mail-codes', max: 20, windowSeconds: HOUR },
  /** Per page and address: a stranger can spend the codes of a mailbox, never its links. */
  mailCodesByAddress: { name: 'mail-codes-of-address', max: 20, windowSeconds: HOUR },
  selection: { name: 'selection', max: 60, windowSeconds: HOUR },
  passes: { name: 'passes', max: 50, windowSeconds: 24 * HOUR },
  previews: { name: 'previews', max: 100, windowSeconds: HOUR, lease: 5 },
  messages: { name: 'messages', max: 30, windowSeconds: 60, lease: 5 },
  calls: { name: 'calls', max: 20, windowSeconds: 24 * HOUR },
  dates: { name: 'dates', max: 20, windowSeconds: 24 * HOUR },
  appointments: { name: 'appointments', max: 20, windowSeconds: 24 * HOUR },
  reports: { name: 'reports', max: 10, windowSeconds: 24 * HOUR },
  cities: { name: 'cities', max: 120, windowSeconds: 60, lease: 20 },
  nearby: { name: 'nearby', max: 60, windowSeconds: 60, lease: 10 },
  visitorChats: { name: 'visitor-chats', max: 10, windowSeconds: HOUR },
  visitorMessages: { name: 'visitor-messages', max: 20, windowSeconds: 60 },
  contact: { name: 'contact', max: 5, windowSeconds: HOUR },
  notices: { name: 'notices', max: 5, windowSeconds: HOUR },
  renunciations: { name: 'renunciations', max: 5, windowSeconds: HOUR },
  photos: { name: 'photos', max: 20, windowSeconds: 24 * HOUR },
  /** Member files opened by one colleague. */
  memberFiles: { name: 'member-files', max: 100, windowSeconds: 24 * HOUR },
  deskPictures: { name: 'desk-pictures', max: 100, windowSeconds: 24 * HOUR },
  supportPictures: { name: 'support-pictures', max: 30, windowSeconds: 24 * HOUR },
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

/** `left`: how many more attempts the window allows; of concurrent attempts exactly one leaves none. Unknown for a lease. */
export type Attempt = { allowed: true; left?: number } | { allowed: false; retryAfterSeconds: number };
export type Counted = readonly [limit: Limit, who: string];

/** In the database, so that processes share the count. @param who member id or pseudonym */
export function consumeRateLimit(db: Database, limit: Limit, who: string, now: Date): Promise<Attempt> {
  return consumeInTurn(db, [[limit, who]], now);
}

/**
 * Counts one attempt towards several limits in one statement, each only if the limits before it allow: a refused
 * attempt spends no later limit. Always in the same order, so that two attempts do not deadlock.
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
  let left = Number.POSITIVE_INFINITY;
  for (const { place, count, resets_at } of rows) {
    const max = counted[place]?.[0].max ?? 0;
    if (count > max) return { allowed: false, retryAfterSeconds: secondsUntil(new Date(resets_at), now) };
    left = Math.min(left, max - count);
  }
  return { allowed: true, left };
}

/**
 * Inside the statement that starts or continues a window: whether the previous one is over. A window that would last
 * longer than its length was started before the clock was set back.
 */
export function isWindowOver(now: Date): SQL {
  return sql`(rate_limits.resets_at <= ${now.toISOString()}::timestamptz OR rate_limits.resets_at > excluded.resets_at)`;
}

export async function isCounted(db: Database, limit: Limit, who: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM rate_limits WHERE key = ${`${limit.name}:${who}`} AND resets_at > ${now.toISOString()}::timestamptz`);
  return rows.length > 0;
}

/** Which of them have no attempt left. */
export async function listSpent(
  db: Database,
  limit: Limit,
  who: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await db.execute<{ who: string }>(sql`
    SELECT who FROM unnest(${sql.param([...who])}::text[]) AS who JOIN rate_limits ON key = ${`${limit.name}:`} || who
    WHERE count >= ${limit.max} AND resets_at > ${now.toISOString()}::timestamptz`);
  return new Set(rows.map((row) => row.who));
}

/** @returns whether no attempt was left: true for one of several concurrent calls */
export async function liftSpent(tx: Database, limit: Limit, who: string, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    DELETE FROM rate_limits WHERE key = ${`${limit.name}:${who}`} AND count >= ${limit.max}
      AND resets_at > ${now.toISOString()}::timestamptz RETURNING 1`);
  return rows.length > 0;
}

export async function resetRateLimits(db: Database, ...counted: Counted[]): Promise<void> {
  const keys = counted.map(([limit, who]) => sql`${`${limit.name}:${who}`}`);
  await db.execute(sql`DELETE FROM rate_limits WHERE key IN (${sql.join(keys, sql`, `)})`);
}

/**
 * Moves counts to other names: from a member who erases the account to the hashes of the mailboxes, and back when one
 * of those signs up again in time (D31).
 */
export async function carryRateLimits(db: Database, from: string, to: readonly string[]): Promise<void> {
  const keys = Object.values(LIMITS).map(({ name }) => sql`${`${name}:${from}`}`);
  await db.execute(sql`
    WITH carried AS (
      DELETE FROM rate_limits WHERE key IN (${sql.join(keys, sql`, `)}) RETURNING key, count, resets_at)
    INSERT INTO rate_limits (key, count, resets_at)
    SELECT split_part(key, ':', 1) || ':' || name, count, resets_at
    FROM carried, unnest(${sql.param([...to])}::text[]) AS name
    ON CONFLICT (key) DO UPDATE SET
      count = greatest(rate_limits.count, excluded.count), resets_at = greatest(rate_limits.resets_at, excluded.resets_at)`);
}
