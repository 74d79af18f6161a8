import { isSessionTooOld } from '#features/accounts/rules.ts';
import type { Services } from './services.ts';

export type Session = { userId: string; email: string };

/** The session that the request's cookie opens, if it still holds; prolongs it at most once a day. */
export async function findSession(services: Services, headers: Headers): Promise<Session | undefined> {
  if (!headers.get('cookie')) return undefined;
  const found = await services.auth.api.getSession({ headers });
  if (!found || isSessionTooOld(found.session.createdAt, services.clock.now())) return undefined;
  return { userId: found.user.id, email: found.user.email };
}
