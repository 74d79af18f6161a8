import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { HOUR_MS } from '#lib/durations.ts';
import type { Services } from '#platform/services.ts';
import { STAFF_SESSION_HOURS } from '../../rules.ts';

type Deps = Pick<Services, 'env'>;

const VALUE = /^[\w-]{43}$/;
const isSecure = ({ env }: Deps) => env.APP_URL.startsWith('https://');
const nameOf = (deps: Deps) => (isSecure(deps) ? '__Host-lueur-equipe' : 'lueur-equipe');

/** 256 random bits for a cookie or link; the database only stores the hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashStaffToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function readStaffCookie(deps: Deps, cookies: string | null): string | undefined {
  const name = nameOf(deps);
  const value = parse(cookies ?? '', name)[name];
  return value !== undefined && VALUE.test(value) ? value : undefined;
}

export function staffCookie(deps: Deps, token: string): string {
  // Outlives the session: without a cookie its end would look like an unknown address.
  return cookieOf(deps, token, (2 * STAFF_SESSION_HOURS * HOUR_MS) / 1000);
}

export function forgetStaffCookie(deps: Deps): string {
  return cookieOf(deps, '', 0);
}

function cookieOf(deps: Deps, value: string, maxAge: number): string {
  const secure = isSecure(deps);
  return serialize(nameOf(deps), value, { path: '/', maxAge, httpOnly: true, sameSite: 'Strict', secure });
}
