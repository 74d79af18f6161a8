import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { type Database, type OpenDatabase, openPostgres } from './client.ts';
import type { PoolLimits } from './postgres-pool.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
const CUTS = 50;
const WRITERS = 12;

async function openEmpty(limits?: Partial<PoolLimits>): Promise<OpenDatabase & { url: string }> {
  const url = await createEmptyDatabase(SERVER, `lueur_pool_${crypto.randomUUID().slice(0, 8)}`);
  const database = openPostgres(url, limits);
  onTestFinished(() => database.close());
  return { ...database, url };
}

async function onItsOwn(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** The number of connections that serve ten concurrent statements. */
async function countConnections(db: Database): Promise<number> {
  const places = Array.from({ length: 10 }, () =>
    db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid, pg_sleep(0.1)`),
  );
  return new Set((await Promise.all(places)).map(({ rows }) => rows[0]?.pid)).size;
}

describe.runIf(SERVER)('a pool on PostgreSQL', () => {
  test('still has all its connections after fifty cuts under load, and every write it acknowledged', async () => {
    const { db, url, usage } = await openEmpty();
    const knife = await onItsOwn(url);
    await db.execute(sql`CREATE TABLE notes (id serial)`);
    let acknowledged = 0;
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const failure = await failureOf(
          db.transaction((tx) => tx.execute(sql`INSERT INTO notes DEFAULT VALUES`)),
        );
        if (failure === undefined) acknowledged += 1;
        else expect(isDatabaseUnavailable(failure), String(failure)).toBe(true);
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    for (let cut = 0; cut < CUTS; cut += 1) {
      const before = acknowledged;
      await expect.poll(() => acknowledged, { interval: 2, timeout: 5000 }).toBeGreaterThan(before + WRITERS);
      await knife.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    }
    isOver = true;
    await Promise.all(writers);
    // The first reads may still meet a connection that the last cut ended.
    await expect.poll(() => countConnections(db)).toBe(10);
    expect(usage?.()).toEqual({ total: 10, idle: 10, waiting: 0 });
    const { rows } = await db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM notes`);
    expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged);
  });

  test('cancels a statement that takes too long, and keeps serving', async () => {
    const { db } = await openEmpty({ max: 1, statementMs: 50 });
    const slow = db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(10)`));
    expect(isDatabaseUnavailable(await failureOf(slow))).toBe(true);
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  });

  test('the wait for a connection has a timeout', async () => {
    // Opening the first connection counts as waiting too: slow on a busy machine.
    const { db } = await openEmpty({ max: 1, waitMs: 1000 });
    await db.transaction(async () => {
      expect(isDatabaseUnavailable(await failureOf(db.execute(sql`SELECT 1`)))).toBe(true);
    });
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  });

  test('keeps the connection after a failed transaction, rolled back', async () => {
    const { db, usage } = await openEmpty({ max: 1 });
    await db.execute(sql`CREATE TABLE notes (id serial)`);
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO notes DEFAULT VALUES`);
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    expect((await db.execute(sql`SELECT id FROM notes`)).rows).toEqual([]);
    expect(usage?.()).toEqual({ total: 1, idle: 1, waiting: 0 });
  });

  test('migrates once when several nodes start at the same time', async () => {
    const { url, db, migrate } = await openEmpty();
    const others = [1, 2, 3].map(() => openPostgres(url));
    for (const { close } of others) onTestFinished(close);
    await Promise.all([migrate(), ...others.map((node) => node.migrate())]);
    const { rows } = await db.execute<{ twice: number }>(sql`
      SELECT (count(*) - count(DISTINCT hash))::int AS twice FROM drizzle.__drizzle_migrations`);
    expect(rows).toEqual([{ twice: 0 }]);
  });
});

test('gives up on a server that accepts connections and never answers', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    silent.close();
  });
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { db, close } = openPostgres(`postgres://lueur@127.0.0.1:${port}/lueur`, { waitMs: 50 });
  onTestFinished(close);
  expect(isDatabaseUnavailable(await failureOf(db.execute(sql`SELECT 1`)))).toBe(true);
});
