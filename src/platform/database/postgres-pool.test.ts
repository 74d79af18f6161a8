import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { openPostgres } from './client.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
const LIMITS = { max: 6, waitMs: 300 };

/** Stands before the server, and is frozen at first: it accepts connections and says nothing. */
async function openFrozen() {
  const url = new URL(await createEmptyDatabase(SERVER, `lueur_pool_${crypto.randomUUID().slice(0, 8)}`));
  const { hostname, port } = url;
  const state = { isFrozen: true, asked: 0 };
  const sockets: Socket[] = [];
  const front = createServer((socket) => {
    state.asked += 1;
    socket.on('error', () => undefined);
    sockets.push(socket);
    if (state.isFrozen) return;
    const behind = connect(Number(port), hostname).on('error', () => undefined);
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  url.host = `127.0.0.1:${address.port}`;
  const database = openPostgres(url.href, LIMITS);
  onTestFinished(async () => {
    await database.close();
    for (const socket of sockets) socket.destroy();
    front.close();
  });
  return { state, database };
}

test.runIf(SERVER)(
  'a frozen server is asked for one connection at a time, and for all again with the first it gives',
  async () => {
    const { state, database } = await openFrozen();
    const askAtOnce = () =>
      Promise.allSettled(
        Array.from({ length: LIMITS.max }, () => database.db.execute(sql`SELECT pg_sleep(0.2)`)),
      );
    await askAtOnce();
    expect(state.asked).toBe(LIMITS.max);
    state.asked = 0;
    for (const _again of [1, 2]) await askAtOnce();
    expect(state.asked).toBeGreaterThan(0);
    expect(state.asked).toBeLessThanOrEqual(4);
    state.isFrozen = false;
    await database.db.execute(sql`SELECT 1`);
    await askAtOnce();
    expect(database.usage?.().total).toBe(LIMITS.max);
  },
);

test.runIf(SERVER)('a pool that was merely busy opens as many connections as before', async () => {
  const url = await createEmptyDatabase(SERVER, `lueur_busy_${crypto.randomUUID().slice(0, 8)}`);
  const { db, close, usage } = openPostgres(url, { max: 4, waitMs: 100 });
  onTestFinished(close);
  const sleepAtOnce = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, () => db.execute(sql`SELECT pg_sleep(0.4)`)));
  const late = (await sleepAtOnce(8)).filter(({ status }) => status === 'rejected');
  expect(late).toHaveLength(4);
  await db.execute(sql`SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await expect.poll(() => usage?.().total).toBe(1);
  await sleepAtOnce(4);
  expect(usage?.().total).toBe(4);
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
