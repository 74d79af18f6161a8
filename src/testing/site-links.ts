import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#app/routes.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** An optional last segment of an address. */
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

/** Whether an internal address, with any query and anchor, leads to an existing page. */
export function leadsSomewhere(address: string): boolean {
  return known.has(address.replace(/[?#].*$/, '') || '/');
}
