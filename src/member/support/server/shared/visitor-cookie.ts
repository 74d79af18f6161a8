import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { pseudonym } from '#platform/pseudonym.ts';
import type { Services } from '#platform/services.ts';

/** Six months, so that a returning visitor finds the answer. */
const MAX_AGE_SECONDS = 180 * 24 * 3600;
const VALUE = /^[\w-]{43}$/;
/** The key of a chat with its seal, which a mailed link sets in a browser. */
const SEALED = /^([\w-]{1,40})\.([\w-]{43})$/;

type Deps = Pick<Services, 'env' | 'secret' | 'keys'>;

const PURPOSE = 'visitor cookie';

const isSecure = ({ env }: Deps) => env.APP_URL.startsWith('https://');
const nameOf = (deps: Deps) => (isSecure(deps) ? '__Host-lueur-visiteur' : 'lueur-visiteur');

/** Returns the storage key of this browser’s conversation: a keyed hash of its cookie, never the cookie (D14). */
export function visitorKey(deps: Deps, cookies: string | null): string | undefined {
  const name = nameOf(deps);
  const value = parse(cookies ?? '', name)[name];
  if (value === undefined) return undefined;
  return VALUE.test(value) ? keyOf(deps, value) : unsealed(deps, value);
}

/** Returns the cookie with which a browser continues a chat from another one. */
export function sealedVisitorCookie(deps: Deps, key: string): string {
  return cookieOf(deps, `${key}.${deps.keys.sign(PURPOSE, key)}`, MAX_AGE_SECONDS);
}

function unsealed({ keys }: Deps, value: string): string | undefined {
  const [, key = '', given = ''] = SEALED.exec(value) ?? [];
  return key && keys.isSigned(PURPOSE, key, given) ? key : undefined;
}

/** Returns a new key of 256 bits, and its cookie. */
export function newVisitorKey(deps: Deps): { key: string; cookie: string } {
  const value = randomBytes(32).toString('base64url');
  return { key: keyOf(deps, value), cookie: cookieOf(deps, value, MAX_AGE_SECONDS) };
}

/** Returns the cookie that deletes the key in the browser; the messages stay for the team. */
export function forgetVisitorCookie(deps: Deps): string {
  return cookieOf(deps, '', 0);
}

function keyOf({ secret }: Deps, value: string): string {
  return pseudonym(secret, `visitor:${value}`);
}

function cookieOf(deps: Deps, value: string, maxAge: number): string {
  const secure = isSecure(deps);
  return serialize(nameOf(deps), value, { path: '/', maxAge, httpOnly: true, sameSite: 'Lax', secure });
}
