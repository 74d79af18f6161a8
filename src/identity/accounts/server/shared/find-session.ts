import { sql } from 'drizzle-orm';
import { parse, serialize } from 'hono/utils/cookie';
import type { Database } from '#platform/database/client.ts';
import { refuseOtherReader } from '#platform/http/refuse.ts';
import { setActor } from '#platform/request-scope.ts';
import type { Services, SignedIn } from '#platform/services.ts';
import { isProlongingDue, isSessionTooOld } from '../../rules.ts';
import { passCookies } from './pass-cookies.ts';

type Asking = {
  services: Services;
  headers: Headers;
  /** Without them the session is not renewed: the cookie in the browser would still expire. */
  answerHeaders?: Headers;
};

/**
 * Returns the session of the request's cookie if it is valid, and renews it with its cookie at most once a day. Cached
 * for a few seconds: ending it or changing its member invalidates the cache on every node; a lost invalidation delays
 * that by `RECENT_SESSION_MS`.
 */
export function findSession(asking: Asking): Promise<SignedIn | undefined> {
  return find(asking, asking.services.sessions.read);
}

/** Like `findSession` without the cache, for actions that must fail right after the session ends. */
export function findSessionAnew(asking: Asking): Promise<SignedIn | undefined> {
  return find(asking, asking.services.sessions.readAnew);
}

async function find(
  asking: Asking,
  read: (cookie: string) => Promise<SignedIn | undefined>,
): Promise<SignedIn | undefined> {
  const { services, answerHeaders } = asking;
  const cookie = await sessionCookie(asking);
  const found = cookie === undefined ? undefined : await read(cookie);
  const now = services.clock.now();
  if (!found || found.expiresAt <= now || isSessionTooOld(found.openedAt, now)) return undefined;
  refuseOtherReader(asking.headers, found.userId);
  setActor('member', found.userId);
  if (answerHeaders && isProlongingDue(found.expiresAt, now)) {
    if (!(await prolong({ ...asking, answerHeaders }))) return undefined;
    services.sessions.forget(({ id }) => id === found.id);
  }
  return found;
}

/**
 * Lets Better Auth renew the session and its cookie.
 * @returns whether it is still valid
 */
async function prolong({ services, headers, answerHeaders }: Required<Asking>): Promise<boolean> {
  const { response, headers: prolonged } = await services.auth.api.getSession({
    headers,
    returnHeaders: true,
  });
  if (response) passCookies({ answerHeaders }, prolonged);
  return response !== null;
}

/** Whether the browser sends a session cookie, even an expired one. */
export async function holdsSessionCookie(asking: Asking): Promise<boolean> {
  return (await sessionCookie(asking)) !== undefined;
}

/**
 * Deletes the cookie of an ended session, so that the browser reports it only once.
 * @returns whether there was one
 */
export async function deleteEndedCookie(asking: Required<Asking>): Promise<boolean> {
  if (!(await holdsSessionCookie(asking))) return false;
  const { name, attributes } = (await asking.services.auth.$context).authCookies.sessionToken;
  asking.answerHeaders.append('set-cookie', serialize(name, '', { ...attributes, maxAge: 0 }));
  return true;
}

async function sessionCookie({ services, headers }: Asking): Promise<string | undefined> {
  const { name } = (await services.auth.$context).authCookies.sessionToken;
  return parse(headers.get('cookie') ?? '', name)[name];
}

export async function listHoldingSessions(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string; created_at: Date | string }>(sql`
    SELECT id, created_at FROM sessions WHERE expires_at > ${now.toISOString()}::timestamptz
      AND id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  const holding = rows.filter((row) => !isSessionTooOld(new Date(row.created_at), now));
  return new Set(holding.map(({ id }) => id));
}
