import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from './database/client.ts';
import { openPglite } from './database/open-pglite.ts';
import { type Jobs, startJobs } from './jobs.ts';

const HOUR_MS = 3_600_000;
const realNow = Date.now.bind(Date);

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
