import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { Keys } from '#platform/keys/keys.ts';
import { signedToken } from '#platform/keys/session-cookie.ts';
import type { SignedIn } from '#platform/services.ts';

type Row = {
  id: string;
  user_id: string;
  email: string;
  created_at: Date | string;
  expires_at: Date | string;
  decision: string | null;
  since: Date | string;
  until: Date | string;
  erase_after: Date | string | null;
  has_profile: boolean;
};

/**
 * Returns the session of a cookie, with its member, their standing and whether they have a profile, in one statement;
 * the rules decide whether it is still valid.
 * @param cookie value of the session's cookie: its token, a dot, and Better Auth's signature
 */
export async function readSignedIn(
  { db, keys }: { db: Database; keys: Pick<Keys, 'sessionSecrets'> },
  cookie: string,
): Promise<SignedIn | undefined> {
  const token = signedToken(keys, cookie);
  if (token === undefined) return undefined;
  const { rows } = await db.execute<Row>(sql`
    SELECT s.id, s.user_id, u.email, s.created_at, s.expires_at, a.decision, a.since, a.until, a.erase_after,
      EXISTS (SELECT FROM profiles p WHERE p.id = s.user_id) AS has_profile
    FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN account_standings a ON a.user_id = s.user_id
    WHERE s.token = ${token}`);
  const row = rows[0];
  if (!row) return undefined;
  return {
    id: row.id,
    userId: row.user_id,
    email: row.email,
    openedAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    measure: row.decision === null ? undefined : measureOf({ ...row, decision: row.decision }),
    hasProfile: row.has_profile,
  };
}

function measureOf({ decision, since, until, erase_after }: Row & { decision: string }): SignedIn['measure'] {
  return {
    decision,
    since: new Date(since),
    until: new Date(until),
    eraseAfter: erase_after === null ? null : new Date(erase_after),
  };
}
