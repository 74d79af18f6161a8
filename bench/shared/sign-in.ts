import { createHmac, randomBytes } from 'node:crypto';
import { SESSION_IDLE_DAYS } from '#identity/accounts/rules.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import { sessions } from '#server/schema.ts';

/** Over TLS, the cookie has the prefix that binds it to the host. */
export const OVER_TLS = '__Host-';
/** As after a log-in: a session that ends sooner would be renewed at its first request. */
const SESSION_MS = SESSION_IDLE_DAYS * DAY_MS;

/**
 * Creates sessions as a log-in does, without the cost of password hashing.
 * @returns cookies by member
 */
export async function signIn(
  { db }: Pick<OpenDatabase, 'db'>,
  members: readonly { id: string }[],
  { secret, now = new Date(), prefix = '' }: { secret: string; now?: Date; prefix?: string },
): Promise<Map<string, string>> {
  const rows = members.map(({ id }) => ({
    id: `session-${id}`,
    userId: id,
    token: randomBytes(24).toString('base64url'),
    expiresAt: new Date(now.getTime() + SESSION_MS),
    createdAt: now,
    updatedAt: now,
  }));
  await db.insert(sessions).values(rows);
  return new Map(
    rows.map(({ userId, token }) => {
      const signature = createHmac('sha256', secret).update(token).digest('base64');
      return [userId, `${prefix}lueur=${encodeURIComponent(`${token}.${signature}`)}`];
    }),
  );
}
