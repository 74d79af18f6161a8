import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startFreezableServer } from '#testing/freezable-server.ts';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { type Database, openPostgres } from './client.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
const MAX = 6;
/** A connection may take this long, also beside other work. */
const WAIT_MS = 3_000;
/** The delay that a frozen server causes once per round. */
const FROZEN_MS = 1_000;

/** Several concurrent queries that wait until `release`, so that each needs its own connection. */
async function openBarrier(server: string) {
  const holder = new pg.Client({ connectionString: server, application_name: 'barrier' });
  await holder.connect();
  await holder.query('SELECT pg_advisory_lock(1)');
  onTestFinished(() => holder.end());
  return {
    wait: sql`SELECT pg_advisory_lock_shared(1), pg_advisory_unlock_shared(1)`,
    release: () => holder.query('SELECT pg_advisory_unlock(1)'),
  };
}

const atOnce = (db: Database, query: SQL, count: number) =>
  Promise.allSettled(Array.from({ length: count }, () => db.execute(query)));

test.runIf(SERVER)(
  'asks a frozen server for one connection at a time, and for all again once one has opened',
  async () => {
    const server = await createEmptyDatabase(SERVER, `lueur_pool_${crypto.randomUUID().slice(0, 8)}`);
    const proxy = await startFreezableServer(server);
    const database = openPostgres(proxy.url, { max: MAX, waitMs: FROZEN_MS, statementMs: 60_000 });
    onTestFinished(async () => {
      proxy.thaw();
      await database.close();
      proxy.close();
    });
    proxy.freeze();
    await atOnce(database.db, sql`SELECT 1`, MAX);
    expect(proxy.countAsked()).toBe(MAX);
    for (const _again of [1, 2]) await atOnce(database.db, sql`SELECT 1`, MAX);
    expect(proxy.countAsked()).toBeGreaterThan(MAX);
    expect(proxy.countAsked()).toBeLessThanOrEqual(MAX + 4);
    proxy.thaw();
    // The attempt under way may still run into its timeout; the next one connects.
    const isServed = () => atOnce(database.db, sql`SELECT 1`, 1).then(([one]) => one?.status);
    await expect.poll(isServed).toBe('fulfilled');
    const { wait, release } = await openBarrier(server);
    const asked = proxy.countAsked();
    const all = atOnce(database.db, wait, MAX);
    // Beside the connection that it has.
    await expect.poll(() => proxy.countAsked() - asked).toBe(MAX - 1);
    await release();
    await all;
  },
);

test.runIf(SERVER)('a pool that was only busy opens as many connections as before', async () => {
  const url = await createEmptyDatabase(SERVER, `lueur_busy_${crypto.randomUUID().slice(0, 8)}`);
  const { db, close, usage } = openPostgres(url, { max: 4, waitMs: WAIT_MS, statementMs: 60_000 });
  onTestFinished(close);
  const busy = await openBarrier(url);
  const served = atOnce(db, busy.wait, 4);
  await expect.poll(() => usage?.().total).toBe(4);
  const late = await atOnce(db, sql`SELECT 1`, 4);
  expect(late.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  await busy.release();
  await served;
  await db.execute(sql`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> 'barrier'`);
  await expect.poll(() => usage?.().total).toBe(1);
  const again = await openBarrier(url);
  const reopened = atOnce(db, again.wait, 4);
  await expect.poll(() => usage?.().total).toBe(4);
  await again.release();
  await reopened;
});

test.runIf(SERVER)(
  'a connection to a server that became read-only is closed, and the write retried elsewhere',
  async () => {
    const url = await createEmptyDatabase(SERVER, `lueur_demoted_${crypto.randomUUID().slice(0, 8)}`);
    const { db, close, usage } = openPostgres(url, { max: 1 });
    onTestFinished(close);
    await db.execute(sql`CREATE TABLE notes (id serial)`);
    const write = () => db.execute(sql`INSERT INTO notes DEFAULT VALUES`);
    const becomeStandby = () => db.execute(sql`SET default_transaction_read_only TO on`);

    await becomeStandby();
    const refused = await write().catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refused), String(refused)).toBe(true);
    expect(usage?.().total).toBe(0);
    await write();

    await becomeStandby();
    await db.transaction(async (tx) => {
      // The caller may ignore the error.
      await tx.execute(sql`INSERT INTO notes DEFAULT VALUES`).catch(() => undefined);
    });
    expect(usage?.().total).toBe(0);
    await write();
  },
);
