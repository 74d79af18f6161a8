import { PUBLIC_PATHS } from '#lib/paths.ts';

export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What an address may carry: which form is shown, and where a visitor comes from. Nothing of it leaves either. */
const HARMLESS = /^(mode|error|fbclid|utm_\w+)$/;
const publicPaths: readonly string[] = PUBLIC_PATHS;

/**
 * Whether the ad measurement may be there, after consent: public pages and the way in, never the member area, nor an
 * address with a code or anything else of a person's (D3).
 */
export function isMeasured({ pathname, search, hash }: Place): boolean {
  const path = pathname.replace(/\/$/, '') || '/';
  const open = publicPaths.includes(path) || /^\/(blog|inscription)\/[^/]+$/.test(path);
  const names = [...new URLSearchParams(search).keys()];
  return open && names.every((name) => HARMLESS.test(name)) && !hash.includes('=');
}
