import { COOKIE_VERSION, type CookieChoice } from '../src/identity/ad-measurement/rules.ts';

/** Returns the storage of a returning visitor: a cookie choice made just now. */
export function cookieState(origin: string, choice: CookieChoice) {
  const at = new Date().toISOString();
  const value = JSON.stringify({ version: COOKIE_VERSION, choice, at, receipt: crypto.randomUUID() });
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'cookieChoice', value }] }] };
}

/** A first visit. */
export const NEVER_ASKED = { cookies: [], origins: [] };
