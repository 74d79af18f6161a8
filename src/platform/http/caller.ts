import type { IncomingHttpHeaders } from 'node:http';
import { parse } from 'hono/utils/cookie';
import { sessionCookieName } from '../auth.ts';
import type { Caller } from '../database/admission.ts';
import type { Env } from '../env.ts';
import type { Keys } from '../keys/keys.ts';
import { signedToken } from '../keys/session-cookie.ts';
import { networkOf } from './network-of.ts';

const ASKS_DATABASE = /^\/(api|media)\//;
const ENDS_SESSIONS =
  /^(POST \/api\/(desk\/)?log-out|DELETE \/api\/devices(\/.*)?|POST \/api\/account\/delete|POST \/api\/password\/(change|reset)|POST \/api\/desk\/colleagues\/[^/]+\/disable)$/;
const URGENT =
  /^POST \/api\/(log-in|sign-up\/confirm|desk\/log-in|contacts\/[^/]+\/messages|coaching\/messages|support\/(visitor|member)\/messages)$/;

/** A picture is a file; what the API does takes statements. */
const COSTS = { picture: 1, request: 3 };

type Asked = { method: string; url: string; headers: IncomingHttpHeaders; address: string };

export type FindCaller = (asked: Asked) => Caller | undefined;

/**
 * Tells callers apart by a session cookie that we signed, otherwise by their network: a client that invents cookies
 * stays one address, and colleagues behind one address count as separate people.
 * @param keys that sign session cookies
 */
export function findCallers(env: Pick<Env, 'APP_URL'>, keys: Pick<Keys, 'sessionSecrets'>): FindCaller {
  const cookieName = sessionCookieName(env);
  return ({ method, url, headers, address }) => {
    const path = url.split('?', 1)[0] ?? '';
    if (!ASKS_DATABASE.test(path)) return undefined;
    const act = `${method} ${path}`;
    const rank = ENDS_SESSIONS.test(act) ? 'unshed' : URGENT.test(act) ? 'urgent' : 'ordinary';
    const cost = path.startsWith('/media/') ? COSTS.picture : COSTS.request;
    const cookie = headers.cookie?.includes(cookieName)
      ? parse(headers.cookie, cookieName)[cookieName]
      : undefined;
    const token = cookie === undefined ? undefined : signedToken(keys, cookie);
    if (token !== undefined) return { key: token, isPerson: true, rank, cost };
    return { key: networkOf(address), isPerson: false, rank, cost };
  };
}
