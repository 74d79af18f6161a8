import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { listEndpoints } from '#testing/api-endpoints.ts';
import { exampleRequest } from '#testing/endpoint-examples.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
const NAME = `lueur_down_${randomBytes(6).toString('hex')}`;

const CAST = {
  member: 'personne',
  email: 'claire@exemple.invalid',
  shown: 'a',
  toOpen: 'b',
  me: 'g',
  introduced: 'f',
  contact: 'c',
  received: 1,
  photo: 'e',
  device: 'd',
  colleague: 'z',
};
/** Routes that need no database: they read a cookie or a token, absent here. */
const WITHOUT_DATABASE = [
  ['adMeasurement.state', 200],
  ['notifications.stopMails', 410],
  ['passkeys.beginLogIn', 200],
  ['secondFactor.giveCode', 410],
  ['secondFactor.sayLost', 410],
  ['supportChat.sendAsVisitor', 404],
  ['supportChat.markReadAsVisitor', 200],
  ['supportChat.rateAsVisitor', 409],
];

let app: TestApp;
let operator: pg.Client;
let end: () => Promise<void>;

beforeAll(async () => {
  if (!SERVER) return;
  const { database } = await createPostgresDatabase(SERVER, NAME);
  app = await startTestApp({ database });
  operator = new pg.Client({ connectionString: SERVER });
  await operator.connect();
  end = async () => {
    await app.stop();
    await database.close();
    await operator.end();
  };
});
afterAll(() => end?.());

async function cut(): Promise<void> {
  await operator.query(`ALTER DATABASE ${NAME} ALLOW_CONNECTIONS false`);
  await operator.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [NAME]);
}

test.runIf(SERVER)('requests get 503 during a database outage, and sessions survive', async () => {
  await app.reset();
  const browser = await app.memberBrowser();
  for (const [name, value] of (await app.staffBrowser(...STAFF_ROLES)).cookies)
    browser.cookies.set(name, value);
  const status = async (path: string) => (await browser.fetch(path)).status;
  await cut();
  const others: unknown[] = [];
  for (const endpoint of listEndpoints()) {
    const { path, init } = exampleRequest(endpoint, CAST);
    const answer = await browser.fetch(path, init);
    const { code } = await answer.json();
    if (code !== 'SERVICE_UNAVAILABLE') others.push([endpoint.name, answer.status]);
    else expect([answer.status, answer.headers.get('retry-after')], endpoint.name).toEqual([503, '5']);
  }
  expect(others).toEqual(WITHOUT_DATABASE);
  expect((await browser.fetch('/media/quelque-chose')).status).toBe(503);
  expect(await status('/health/live')).toBe(200);
  expect(await status('/health/ready')).toBe(503);
  expect(app.logs.filter(({ event }) => event === 'request-failed')).toEqual([]);

  await operator.query(`ALTER DATABASE ${NAME} ALLOW_CONNECTIONS true`);
  expect(await status('/health/ready')).toBe(200);
  expect((await browser.client.session.read()).member).not.toBeNull();
});
