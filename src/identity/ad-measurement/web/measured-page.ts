import { PUBLIC_PATHS } from '#lib/paths.ts';

export interface MeasuredPlace {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Query parameters that an address may contain: the displayed form, and a visitor's origin. They are never sent either.
 */
const HARMLESS = /^(mode|error|fbclid|utm_\w+)$/;
const publicPaths: readonly string[] = PUBLIC_PATHS;

/**
 * Whether ad measurement may run, after consent: on public pages and in the funnel, never in the member area or on an
 * address with a code or personal data (D3).
 */
export function isMeasured({ pathname, search, hash }: MeasuredPlace): boolean {
  const path = pathname.replace(/\/$/, '') || '/';
  const open = publicPaths.includes(path) || /^\/(blog|inscription)\/[^/]+$/.test(path);
  const names = [...new URLSearchParams(search).keys()];
  return open && names.every((name) => HARMLESS.test(name)) && !hash.includes('=');
}
