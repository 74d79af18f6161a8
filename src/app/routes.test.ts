import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { APP_PATHS, isAppPath } from '#lib/app-paths.ts';
import { DESK_PATH } from '#lib/paths.ts';
import routes from './routes.ts';

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsOf(children ?? [])]);
}

const pages = pathsOf(await routes).filter((path) => path !== '/*');
const isOfDesk = (path: string) => path === DESK_PATH || path.startsWith(`${DESK_PATH}/`);

test('the server returns the shell for every page of the application', () => {
  const addresses = pages.flatMap((path) => [
    path.replace(/\/:\w+\?/, '').replace(/:\w+|\*/g, 'a-1'),
    path.replace(/:\w+\??|\*/g, 'a-1'),
  ]);
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => !isAppPath(address))).toEqual([]);
});

test('and for no other address except those of the desk, which has its own « not found » page', () => {
  const outside = APP_PATHS.filter((path) => !isOfDesk(path.replace('/*', '')));
  expect([...outside].sort()).toEqual(pages.filter((path) => !isOfDesk(path)).sort());
  for (const path of ['/reponses', '/chat/a', '/settings/a/b', '/webinaires/a', '/equipes', '/appel/']) {
    expect(isAppPath(path), path).toBe(false);
  }
});
