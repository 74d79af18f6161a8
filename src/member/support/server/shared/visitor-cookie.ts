import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { pseudonym } from '#platform/pseudonym.ts';
import type { Services } from '#platform/services.ts';

/** Six months: a visitor who comes back finds the answer. */
const MAX_AGE_SECONDS = 180 * 24 * 3600;
const VALUE = /^[\w-]{43}$/;
/** The key of a chat and its seal: what a mailed link gives to a browser. */
const SEALED = /^([\w-]{1,40})\.([\w-]{43})$/;

type Deps = Pick<Services, 'env' | 'secret' | 'keys'>;

const PURPOSE = 'visitor cookie';

const isSecure = ({ env }: Deps) => env.APP_URL.startsWith('https://');
const nameOf = (deps: Deps) => (isSecure(deps) ? '__Host-lueur-visiteur' : 'lueur-visiteur');

/** Under what the conversation of this browser is stored: a keyed hash of its cookie, never the cookie (D14). */
export function visitorKey(deps: Deps, cookies: string | null): string | undefined {
  const name = nameOf(deps);
  const value = parse(cookies ?? '', name)[name];
  if (value === undefined) return undefined;
  return VALUE.test(value) ? keyOf(deps, value) : unsealed(deps, value);
}

/** The cookie by which a browser goes on with a chat that was begun elsewhere. */
export function sealedVisitorCookie(deps: Deps, key: string): string {
  return cookieOf(deps, `${key}.${deps.keys.sign(PURPOSE, key)}`, MAX_AGE_SECONDS);
}

function unsealed({ keys }: Deps, value: string): string | undefined {
  const [, key = '', given = ''] = SEALED.exec(value) ?? [];
  return key && keys.isSigned(PURPOSE, key, given) ? key : undefined;
}

/** A key of 256 bits, and the cookie that gives it to the browser. */
export function newVisitorKey(deps: Deps): { key: string; cookie: string } {
  const value = randomBytes(32).toString('base64url');
  return { key: keyOf(deps, value), cookie: cookieOf(deps, value, MAX_AGE_SECONDS) };
}

/** Takes the key from the browser; what was written stays for the team. */
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
