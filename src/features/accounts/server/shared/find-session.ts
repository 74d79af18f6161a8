import { sql } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { isSessionTooOld } from '../../rules.ts';
import { passCookies } from './pass-cookies.ts';

/** `id` is that of the row of `sessions`, which opens nothing. */
export type Session = { id: string; userId: string; email: string };

type Asking = {
  services: Services;
  headers: Headers;
  /** Of the answer. Without them the session is only looked at: prolonged in the database alone, it would still end in the browser. */
  answerHeaders?: Headers;
};

/** The session that the request's cookie opens, if it still holds; prolongs it with its cookie, at most once a day. */
export async function findSession({
  services,
  headers,
  answerHeaders,
}: Asking): Promise<Session | undefined> {
  if (!headers.get('cookie')) return undefined;
  const { response: found, headers: prolonged } = await services.auth.api.getSession({
    headers,
    query: { disableRefresh: answerHeaders === undefined },
    returnHeaders: true,
  });
  if (!found || isSessionTooOld(found.session.createdAt, services.clock.now())) return undefined;
  if (answerHeaders) passCookies({ answerHeaders }, prolonged);
  return { id: found.session.id, userId: found.user.id, email: found.user.email };
}

/** Whether the browser still has the cookie of a session, be it over. */
export async function holdsSessionCookie({ services, headers }: Asking): Promise<boolean> {
  const { name } = (await services.auth.$context).authCookies.sessionToken;
  return parse(headers.get('cookie') ?? '', name)[name] !== undefined;
}

/** Which of these sessions still hold. @param ids of rows of `sessions` */
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
