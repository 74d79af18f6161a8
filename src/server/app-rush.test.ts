import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { DEADLINES } from '#lib/deadlines.ts';
import { MOST_PRESENT } from '#platform/database/admission.ts';
import { type OpenDatabase, openPostgres } from '#platform/database/client.ts';
import { findCallers } from '#platform/http/caller.ts';
import { refuseCrowd } from '#platform/http/refuse-crowd.ts';
import { type FreezableServer, startFreezableServer } from '#testing/freezable-server.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { createHttpServer, listenOn } from './http-server.ts';

const SERVER = process.env.TEST_DATABASE ?? '';

let app: TestApp;
let database: OpenDatabase;
let server: FreezableServer;
let url: string;
let end: () => Promise<void>;

beforeAll(async () => {
  if (!SERVER) return;
  const made = await createPostgresDatabase(SERVER, `lueur_rush_${randomBytes(6).toString('hex')}`);
  await made.database.close();
  server = await startFreezableServer(made.url);
  database = openPostgres(server.url);
  app = await startTestApp({ database });
  const { admission } = database;
  if (!admission) throw new Error('PostgreSQL has a queue');
  const findCaller = findCallers(app.services.env, app.services.keys);
  const http = createHttpServer(app.app, {
    guard: (next) =>
      refuseCrowd(
        {
          admission,
          findCaller,
          addressOf: ({ headers }) => headers['x-test-address']?.toString() ?? '127.0.0.1',
        },
        next,
      ),
  });
  url = `http://127.0.0.1:${await listenOn(http, 0, '127.0.0.1')}`;
  end = async () => {
    http.closeAllConnections();
    http.close();
    await app.stop();
    await database.close();
    server.close();
  };
});
beforeEach(() => (SERVER ? app.reset() : undefined));
afterAll(() => end?.());

type Visitor = { cookies?: TestBrowser['cookies']; address?: string };

function ask(path: string, { cookies, address = '127.0.0.1' }: Visitor = {}, init: RequestInit = {}) {
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    cookie,
    'x-test-address': address,
    origin: app.services.env.APP_URL,
    'content-type': 'application/json',
  };
  return fetch(`${url}${path}`, { ...init, headers });
}

const linkOf = (token: string) => ({ method: 'POST', body: JSON.stringify({ token: token.repeat(8) }) });

/** Locks the table of mailed links until the returned function is called. */
async function lockLinks(): Promise<() => Promise<void>> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = database.background.transaction(async (tx) => {
    await tx.execute('LOCK TABLE verifications IN ACCESS EXCLUSIVE MODE');
    locked.resolve();
    await held;
  });
  await locked.promise;
  const end = () => {
    letGo();
    return holding;
  };
  onTestFinished(end);
  return end;
}

/** Returns the first answer that says that there is no place; the others wait for the locked links. */
function firstRefused(asked: readonly Promise<Response>[]): Promise<Response> {
  return Promise.any(
    asked.map(async (answer) => {
      const { status } = await answer;
      if (status !== 503) throw new Error(`answered ${status}`);
      return answer;
    }),
  );
}

test.runIf(SERVER)(
  'every request is answered within five seconds while PostgreSQL is frozen, and normally right after',
  async () => {
    const browser = await app.memberBrowser();
    server.freeze();
    onTestFinished(() => server.thaw());
    const timed = async (path: string) => {
      const began = performance.now();
      const answer = await ask(path, browser);
      await answer.arrayBuffer();
      return { path, status: answer.status, inTime: performance.now() - began < DEADLINES.answerMs };
    };
    const paths = ['/api/session', '/api/selection', '/api/contacts', '/media/une-photo', '/health/ready'];
    const many = Array.from({ length: 12 }, () => paths).flat();
    const answers = await Promise.all(many.map(timed));
    expect(answers).toEqual(many.map((path) => ({ path, status: 503, inTime: true })));
    expect(await timed('/health/live')).toMatchObject({ status: 200 });
    server.thaw();
    expect(await timed('/health/ready')).toMatchObject({ status: 200 });
    expect(await timed('/api/session')).toMatchObject({ status: 200 });
  },
);

test.runIf(SERVER)('a request without a place gets a calm 503 with Retry-After', async () => {
  const letGo = await lockLinks();
  const people = Array.from({ length: 6 * MOST_PRESENT }, (_, place) => ({ address: `192.0.2.${place}` }));
  const waiting = people.map((person) => ask('/api/sign-up/confirm', person, linkOf('inconnu')));
  const refused = await firstRefused(waiting);
  const ready = await ask('/health/ready');
  await letGo();
  await Promise.all(waiting);
  expect(ready.status).toBe(200);
  expect(refused.headers.get('retry-after')).toMatch(/^[123]$/);
  expect(await refused.json()).toMatchObject({
    defined: true,
    code: 'BUSY',
    message: expect.stringContaining('Il y a beaucoup de monde en ce moment.'),
  });
});

test.runIf(SERVER)('a member who floods the server does not affect another member', async () => {
  const [flooder, other] = [await app.memberBrowser(), await app.memberBrowser()];
  const flood = Array.from({ length: 300 }, () => ask('/api/session', flooder));
  const answers = [];
  for (let time = 0; time < 10; time += 1) answers.push((await ask('/api/contacts', other)).status);
  const statuses = await Promise.all(flood.map(async (asked) => (await asked).status));
  expect(answers).toEqual(answers.map(() => 200));
  expect(statuses).toContain(429);
});

test.runIf(SERVER)('invented session cookies count as one address', async () => {
  const findCaller = findCallers(app.services.env, app.services.keys);
  const { cookies } = await app.memberBrowser();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = { method: 'GET', url: '/api/session', address: '2001:db8:1:2::7' };
  const whoHas = (given: string) => findCaller({ ...asked, headers: { cookie: given } });
  expect(whoHas('lueur=invente.c2lnbmF0dXJl')).toEqual({
    key: '2001:db8:1:2::/64',
    isPerson: false,
    rank: 'ordinary',
    cost: 3,
  });
  expect(whoHas(cookie)).toMatchObject({ isPerson: true });
  expect(findCaller({ ...asked, url: '/media/abc', headers: { cookie } })).toMatchObject({ cost: 1 });
  expect(findCaller({ ...asked, url: '/health/ready', headers: {} })).toBeUndefined();
});

test.runIf(SERVER)('log-out works under any load', async () => {
  const browser = await app.memberBrowser();
  const letGo = await lockLinks();
  const crowd = Array.from({ length: 6 * MOST_PRESENT }, (_, place) =>
    ask('/api/sign-up/confirm', { address: `192.0.2.${place}` }, linkOf('inconnu')),
  );
  await firstRefused(crowd);
  expect((await ask('/api/log-out', browser, { method: 'POST' })).status).toBe(200);
  await letGo();
  await Promise.all(crowd);
});
