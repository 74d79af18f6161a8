import { beforeEach, describe, expect, test } from 'vitest';
import {
  CALLERS,
  type Caller,
  CONTRACT_ACCESS,
  expectedStatus,
  OTHER_ACCESS,
  PASSED_THROUGH,
} from '#testing/access-table.ts';
import { listEndpoints } from '#testing/api-endpoints.ts';
import { type Cast, exampleRequest, inWalkingOrder } from '#testing/endpoint-examples.ts';
import { loggedIn, type MarkedWorld, markedWorld } from '#testing/marked-members.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { createApp } from './create-app.ts';

let app: TestApp;
let unique = 0;

beforeEach(async () => {
  app = await testApp();
  await app.reset();
});

describe('the written table of who may call what', () => {
  test('has every route of the contract, and none that is gone', () => {
    expect(Object.keys(CONTRACT_ACCESS).sort()).toEqual(
      listEndpoints()
        .map(({ name }) => name)
        .sort(),
    );
  });

  test('has every other route that the server registers', () => {
    const { routes } = createApp({ services: app.services, addressOf: () => '127.0.0.1' });
    const registered = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect([...registered].sort()).toEqual([...Object.keys(OTHER_ACCESS), ...PASSED_THROUGH].sort());
  });

  test.each(CALLERS)('holds for someone %s', async (caller) => {
    const world = await markedWorld(app);
    const { people } = await world.viewer.client.matching.selection();
    const photo = people[0]?.photoUrl ?? '';
    const cookies = await cookiesOf(caller, world);
    const expected: Record<string, number> = {};
    const found: Record<string, number> = {};
    for (const [route, row] of Object.entries(OTHER_ACCESS)) {
      const path = route.replace('GET ', '').replace('/media/:id', photo).replace(':name', 'aucun');
      expected[route] = expectedStatus(row, caller);
      found[route] = (await carrying(cookies).fetch(path)).status;
    }
    for (const [name, status] of await walk(cookies, world.cast)) {
      expected[name] = expectedStatus(CONTRACT_ACCESS[name] ?? [0, 0, 0, 0], caller);
      found[name] = status;
    }
    expect(found).toEqual(expected);
  });
});

test('a stolen cookie opens nothing once its owner has logged out', async () => {
  const { viewer } = await markedWorld(app);
  const thief = carrying(viewer.cookies);
  expect((await thief.fetch('/api/profile')).status).toBe(200);
  await viewer.client.session.end();
  expect((await thief.fetch('/api/profile')).status).toBe(401);
});

test('a cookie planted before the log-in is worth nothing after it', async () => {
  const { viewer } = await markedWorld(app);
  const planted = 'planted.c2lnbmF0dXJl';
  const browser = app.browser();
  browser.cookies.set('lueur', planted);
  await browser.client.accounts.logIn({ email: viewer.member.email, password: 'un beau soir d’été' });
  expect(browser.cookies.get('lueur')).not.toBe(planted);
  expect((await carrying(new Map([['lueur', planted]])).fetch('/api/profile')).status).toBe(401);
});

test('outside development there is no mailbox page', async () => {
  const { env } = app.services;
  const services = { ...app.services, env: { ...env, production: true } };
  const production = createApp({ services, addressOf: () => '127.0.0.1' });
  expect((await production.request('/dev/mail')).status).toBe(404);
  expect(production.routes.some(({ path }) => path.startsWith('/dev'))).toBe(false);
});

/** Each call with cookies of its own, so that a log-in on the way changes nothing for the next. */
function carrying(cookies: ReadonlyMap<string, string>): TestBrowser {
  const browser = app.browser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return browser;
}

async function walk(cookies: ReadonlyMap<string, string>, cast: Cast): Promise<[string, number][]> {
  const statuses: [string, number][] = [];
  for (const endpoint of inWalkingOrder(listEndpoints())) {
    const { path, init } = exampleRequest(endpoint, cast);
    statuses.push([endpoint.name, (await carrying(cookies).fetch(path, init)).status]);
  }
  return statuses;
}

async function cookiesOf(caller: Caller, { viewer }: MarkedWorld): Promise<ReadonlyMap<string, string>> {
  if (caller === 'anonymous') return new Map();
  if (caller === 'member') return viewer.cookies;
  if (caller === 'ended') {
    const browser = await loggedIn(app, viewer.member);
    const kept = new Map(browser.cookies);
    await browser.client.session.end();
    return kept;
  }
  const email = `confirmee-${process.pid}-${unique++}@exemple.invalid`;
  const browser = app.browser();
  await browser.client.accounts.signUp({ email });
  await browser.client.accounts.confirmEmail({ token: await app.mailedToken(email) });
  return browser.cookies;
}
