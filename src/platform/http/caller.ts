import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { parse } from 'hono/utils/cookie';
import { sessionCookieName } from '../auth.ts';
import type { Caller } from '../database/admission.ts';
import type { Env } from '../env.ts';
import type { Keys } from '../keys/keys.ts';
import { signedToken } from '../keys/session-cookie.ts';

const ASKS_DATABASE = /^\/(api|media)\//;
const ENDS_SESSIONS =
  /^(POST \/api\/(desk\/)?log-out|DELETE \/api\/devices(\/.*)?|POST \/api\/account\/delete|POST \/api\/password\/(change|reset)|POST \/api\/desk\/colleagues\/[^/]+\/disable)$/;
const URGENT =
  /^POST \/api\/(log-in|sign-up\/confirm|desk\/log-in|contacts\/[^/]+\/messages|coaching\/messages|support\/(visitor|member)\/messages)$/;

/** A picture is a file, an API request runs statements. */
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

const GROUPS = 8;
/** A household or a machine is given a whole /64, with all of its addresses. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export function networkOf(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const [before, after] = plain.split('::').map((part) => (part ? part.split(':') : []));
  const written = [...(before ?? []), ...(after ?? [])];
  // Groups hidden by `::`; a trailing IPv4 address takes the place of two groups.
  const left = GROUPS - written.length - (plain.includes('.') ? 1 : 0);
  const groups = after ? [...(before ?? []), ...Array(left).fill('0'), ...after] : written;
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Address of the client: the last one added by the trusted proxy, otherwise the peer of the socket. */
export function peerOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  env: Pick<Env, 'TRUST_PROXY'>,
): string {
  const forwarded = env.TRUST_PROXY ? headers['x-forwarded-for'] : undefined;
  return forwarded?.toString().split(',').at(-1)?.trim() ?? socket.remoteAddress ?? 'unknown';
}
