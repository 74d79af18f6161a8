import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { OpenDatabase } from './database/client.ts';
import { openPglite } from './database/open-pglite.ts';
import { type Jobs, startJobs } from './jobs.ts';

type Parcel = { parcel: string };

const HOUR_MS = 3_600_000;
const realNow = Date.now.bind(Date);
const RETRY_SOON = { retryLimit: 3, retryDelay: 0 };

let database: OpenDatabase;
let jobs: Jobs;
let logged: string[];
/** Shift of the machine's clock, which the embedded database uses. */
let shift = 0;

beforeAll(async () => {
  database = openPglite(await PGlite.create({ extensions: { pg_trgm } }));
});
afterAll(() => database.close());

const start = () =>
  startJobs(database, { log: (message) => logged.push(message), pollSeconds: 0.5, clockLookMs: 50 });
beforeEach(async () => {
  shift = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + shift);
  logged = [];
  jobs = await start();
});
afterEach(async () => {
  await jobs.stop();
  await database.db.execute(sql`TRUNCATE pgboss.job`);
});

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

async function failOnce(queue: string, meanwhile = () => {}): Promise<{ tries: number }> {
  const seen = { tries: 0 };
  await jobs.work(queue, async () => {
    seen.tries += 1;
    if (seen.tries > 1) return;
    meanwhile();
    throw new Error('not yet');
  });
  return seen;
}

async function readJob(queue: string) {
  const { rows } = await database.db.execute<{ state: string; waits: number }>(sql`
    SELECT state, extract(epoch FROM start_after - now())::float8 AS waits FROM pgboss.job WHERE name = ${queue}`);
  return rows[0];
}

describe('A clock that is set back an hour', () => {
  test('delays no retry by that hour', async () => {
    const seen = await failOnce('waits');
    await jobs.send(database.db, 'waits', {}, { retryLimit: 3, retryDelay: 1 });
    await expect.poll(async () => (await readJob('waits'))?.state).toBe('retry');
    shift = -HOUR_MS;
    await expect.poll(() => seen.tries).toBe(2);
    expect(logged.at(-1)).toMatch(/^The clock went back 3[56]\d\d s: 1 jobs brought forward$/);
  });

  test('does not put a busy worker to sleep for that hour', async () => {
    const seen = await failOnce('runs', () => {
      shift = -HOUR_MS;
    });
    await jobs.send(database.db, 'runs', {}, { retryLimit: 3, retryDelay: 0 });
    await expect.poll(() => seen.tries).toBe(2);
  });

  test('lets a waiting retry run at the next start when no process was running', async () => {
    await failOnce('stopped');
    await jobs.send(database.db, 'stopped', {}, { retryLimit: 3, retryDelay: 0 });
    await expect.poll(() => logged.length).toBe(1);
    await jobs.stop();
    shift = -HOUR_MS;
    jobs = await start();
    let isDone = false;
    await jobs.work('stopped', async () => {
      isDone = true;
    });
    await expect.poll(() => isDone).toBe(true);
  });

  test('does not stop cron or queue maintenance', async () => {
    await jobs.schedule('nightly', '0 3 * * *');
    const ahead = async () => {
      const { rows } = await database.db.execute<{ ahead: number }>(sql`
        SELECT count(*)::int AS ahead FROM (SELECT cron_on FROM pgboss.version UNION ALL
          SELECT greatest(monitor_claim_on, maintain_on) FROM pgboss.queue) AS claims (on_) WHERE on_ > now()`);
      return rows[0]?.ahead;
    };
    await database.db.execute(sql`UPDATE pgboss.queue SET monitor_claim_on = now(), maintain_on = now()`);
    shift = -HOUR_MS;
    expect(await ahead()).toBeGreaterThan(1);
    await expect.poll(ahead).toBe(0);
  });

  test('leaves a job scheduled for a fixed hour at that hour', async () => {
    await failOnce('later');
    const startAfter = new Date(realNow() + 600_000);
    await jobs.send(database.db, 'later', {}, { startAfter });
    shift = -HOUR_MS;
    await expect.poll(() => logged.length).toBe(1);
    expect((await readJob('later'))?.waits).toBeGreaterThan(4_000);
  });
});

test('jobs that a killed process left active in PGlite are due at the next start', async () => {
  const seen = await failOnce('killed');
  await jobs.send(database.db, 'killed', {}, { retryLimit: 3, retryDelay: 600 });
  await expect.poll(async () => (await readJob('killed'))?.state).toBe('retry');
  await jobs.stop();
  await database.db.execute(sql`UPDATE pgboss.job SET state = 'active' WHERE name = 'killed'`);
  jobs = await start();
  await jobs.work('killed', async () => {
    seen.tries += 1;
  });
  await expect.poll(() => seen.tries).toBe(2);
});
