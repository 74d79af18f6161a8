import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { APP_PATHS, isAppPath, LAST_SEGMENTS } from '#lib/app-paths.ts';
import { KIND_PATHS } from '#member/appointments/texts.ts';
import { ACCOUNT_PARTS } from './pages/settings/places.tsx';
import routes from './routes.ts';

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsOf(children ?? [])]);
}

const pages = pathsOf(await routes).filter((path) => !path.endsWith('/*'));

test('the server returns the shell for every page of the application', () => {
  const addresses = pages.flatMap((path) => {
    const name = /:(\w+)\?$/.exec(path)?.[1] ?? '';
    const last = name in LAST_SEGMENTS ? LAST_SEGMENTS[name as keyof typeof LAST_SEGMENTS] : ['a-1'];
    const open = path.replace(/:\w+(?!\w*\?)/g, 'a-1');
    return [open.replace(/\/:\w+\?/, ''), ...last.map((one) => open.replace(/:\w+\?/, one))];
  });
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((address) => !isAppPath(address))).toEqual([]);
});

test('the server returns the shell for no other address', () => {
  expect([...APP_PATHS].sort()).toEqual([...pages].sort());
  for (const path of [
    '/reponses',
    '/chat/a',
    '/settings/a',
    '/settings/accords/b',
    '/webinaires/a',
    '/appel/',
    '/rendez-vous-equipe/autre',
    '/equipes',
    '/equipe/xyz',
    '/equipe/membres/a/b',
    '/equipe/contenus/xyz',
  ])
    expect(isAppPath(path), path).toBe(false);
});

test('« Mon compte » and the appointments have exactly the pages known to the server', () => {
  const ids = ACCOUNT_PARTS.flatMap(({ id, subjects }) => [id, ...subjects.map((subject) => subject.id)]);
  expect([...new Set(ids)].sort()).toEqual([...LAST_SEGMENTS.subject].sort());
  expect(
    Object.values(KIND_PATHS)
      .map((path) => path.split('/').at(-1))
      .sort(),
  ).toEqual([...LAST_SEGMENTS.kind].sort());
});
