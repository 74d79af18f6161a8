import { COOKIE_VERSION, type CookieChoice } from '../src/identity/ad-measurement/rules.ts';

/** Returns the storage of a returning visitor: a cookie choice made this many days ago. */
export function cookieState(origin: string, choice: CookieChoice, daysAgo = 0) {
  const at = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const value = JSON.stringify({ version: COOKIE_VERSION, choice, at, receipt: crypto.randomUUID() });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'cookieChoice', value }] }] };
}

/** A first visit. */
export const NEVER_ASKED = { cookies: [], origins: [] };
