import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** The last part of an address that also leads somewhere without it. */
const OPTIONAL = /\/:\w+\?$/;

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [
    ...(path && !/[:*]/.test(path.replace(OPTIONAL, '')) ? [`/${path.replace(OPTIONAL, '')}`] : []),
    ...pathsOf(children ?? []),
  ]);
}

const known = new Set([
  ...pathsOf(routes),
  ...PUBLIC_PAGES,
  '/blog/rss.xml',
  '/licences.txt',
  '/.well-known/security.txt',
]);

/** Whether an internal address, whatever its query and anchor, leads to a page that exists. */
export function leadsSomewhere(address: string): boolean {
  return known.has(address.replace(/[?#].*$/, '') || '/');
}
