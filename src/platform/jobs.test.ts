import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { OpenDatabase } from './database/client.ts';
import { openPglite } from './database/open-pglite.ts';
import { type Jobs, startJobs } from './jobs.ts';

type Parcel = { parcel: string };

const RETRY_SOON = { retryLimit: 3, retryDelay: 0 };

let database: OpenDatabase;
let jobs: Jobs;
let logged: string[];

beforeAll(async () => {
  database = openPglite(await PGlite.create({ extensions: { pg_trgm } }));
});
afterAll(() => database.close());

const start = () => startJobs(database, { log: (message) => logged.push(message), pollSeconds: 0.5 });
beforeEach(async () => {
  logged = [];
  jobs = await start();
});
afterEach(() => jobs.stop());

test('runs a job after the next start when a stop left it undone', async () => {
  await jobs.work('left', () => Promise.reject(new Error('not yet')));
  await jobs.send(database.db, 'left', { parcel: 'one' }, RETRY_SOON);
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await jobs.stop();

  const done: string[] = [];
  jobs = await start();
  await jobs.work<Parcel>('left', async ({ data, retries }) => {
    done.push(`${data.parcel} ${retries > 0}`);
  });
  await expect.poll(() => done).toEqual(['one true']);
});

test('one failing job does not affect the others of its batch', async () => {
  const done: string[] = [];
  await jobs.work<Parcel>('batch', async ({ data }) => {
    if (data.parcel === 'bad') throw new Error('broken parcel');
    done.push(data.parcel);
  });
  await database.db.transaction(async (tx) => {
    for (const parcel of ['a', 'bad', 'b']) await jobs.send(tx, 'batch', { parcel }, { retryLimit: 1 });
  });
  await expect.poll(() => logged.length).toBe(2);
  expect(done.toSorted()).toEqual(['a', 'b']);
});

test('accepts an id once', async () => {
  await jobs.work('once', async () => undefined);
  const id = randomUUID();
  expect(await jobs.send(database.db, 'once', {}, { id })).toBe(true);
  expect(await jobs.send(database.db, 'once', {}, { id })).toBe(false);
});

test('waits for the running job when it stops', async () => {
  let ended = false;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await jobs.work('slow', async () => {
    begin();
    await new Promise((resolve) => setTimeout(resolve, 300));
    ended = true;
  });
  await jobs.send(database.db, 'slow', {});
  await begun;
  await jobs.stop();
  expect(ended).toBe(true);
});

test('rejects a queue without a worker instead of blocking the transaction', async () => {
  const sending = database.db.transaction((tx) => jobs.send(tx, 'nobody', {}));
  await expect(sending).rejects.toThrow('Nobody works on the queue nobody');
});

test('schedules in Paris time', async () => {
  await jobs.schedule('nightly', '0 3 * * *');
  const { rows } = await database.db.execute(sql`select cron, timezone from pgboss.schedule`);
  expect(rows).toEqual([{ cron: '0 3 * * *', timezone: 'Europe/Paris' }]);
});

test('runs one job of an exclusive queue at a time, across all nodes', async () => {
  const other = await start();
  onTestFinished(() => other.stop());
  const [turns, most]: [number[], number[]] = [[], []];
  const work = async () => {
    turns.push(1);
    most.push(turns.length);
    await new Promise((resolve) => setTimeout(resolve, 50));
    turns.pop();
  };
  for (const node of [jobs, other]) await node.work('alone', work, { alone: true });
  for (let job = 0; job < 3; job += 1) await jobs.send(database.db, 'alone', {});
  await expect.poll(() => most).toEqual([1, 1, 1]);
});
