import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type FreezableServer, startFreezableServer } from '#testing/freezable-server.ts';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { inRequest, type RequestScope } from '../request-scope.ts';
import { type Caller, PLACES } from './admission.ts';
import { BusyError, CallerLeftError } from './busy.ts';
import { openPostgres } from './client.ts';
import type { PoolLimits } from './postgres-pool.ts';
import { endVisit } from './request-visit.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const SERVER = process.env.TEST_DATABASE ?? '';

async function openEmpty(limits?: Partial<PoolLimits>) {
  const url = await createEmptyDatabase(SERVER, `lueur_visit_${crypto.randomUUID().slice(0, 8)}`);
  const server: FreezableServer = await startFreezableServer(url);
  const database = openPostgres(server.url, limits);
  onTestFinished(async () => {
    server.thaw();
    await database.close();
    server.close();
  });
  return { ...database, server };
}

const someone = (): Caller => ({ key: randomUUID(), isPerson: true, rank: 'ordinary', cost: 1 });
const scopeOf = (given: Partial<RequestScope>): RequestScope => ({ requestId: 'essai', ...given });
/** Drizzle sends a statement when it is awaited: await it inside the scope. */
const within = <Result>(scope: RequestScope, work: () => PromiseLike<Result>) =>
  inRequest(scope, async () => await work());
const causeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? (error.cause ?? error) : error),
  );

describe.runIf(SERVER)('a request at the database', () => {
  test('keeps one place for all its statements, until it is answered', async () => {
    const { db, admission } = await openEmpty();
    const request = scopeOf({ caller: someone() });
    await within(request, async () => {
      await Promise.all([1, 2, 3].map((number) => db.execute(sql`SELECT ${number}::int`)));
      await db.transaction((tx) => tx.execute(sql`SELECT 1`));
    });
    expect(admission?.usage).toMatchObject({ running: 1, waiting: 0 });
    endVisit(request);
    await expect.poll(() => admission?.usage.running).toBe(0);
  });

  test('fails after waiting too long for a place, even when a library hides the cause', async () => {
    const { db } = await openEmpty();
    const others = Array.from({ length: PLACES.running }, () => scopeOf({ caller: someone() }));
    for (const other of others) await within(other, () => db.execute(sql`SELECT 1`));
    const request = scopeOf({ caller: someone() });
    const failure = await causeOf(within(request, () => db.execute(sql`SELECT 1`)));
    expect(failure).toBeInstanceOf(BusyError);
    expect(request.visit?.refusal).toBe(failure);
    for (const other of others) endVisit(other);
    await expect(
      within(scopeOf({ caller: someone() }), () => db.execute(sql`SELECT 1`)),
    ).resolves.toBeDefined();
  });

  test('stops waiting for a connection once its caller has left, and passes it on', async () => {
    const { db, usage } = await openEmpty({ max: 1 });
    const caller = new AbortController();
    await db.transaction(async () => {
      const waiting = causeOf(
        within(scopeOf({ signal: caller.signal }), () => db.execute(sql`SELECT pg_sleep(5)`)),
      );
      await expect.poll(() => usage?.().waiting).toBe(1);
      caller.abort();
      expect(await waiting).toBeInstanceOf(CallerLeftError);
    });
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
    expect(usage?.()).toEqual({ total: 1, idle: 1, waiting: 0 });
  });

  test('starts no further statement once its caller has left', async () => {
    const { db } = await openEmpty();
    await db.execute(sql`CREATE TABLE notes (id serial)`);
    const caller = new AbortController();
    const failure = await within(scopeOf({ signal: caller.signal }), async () => {
      await db.execute(sql`SELECT 1`);
      caller.abort();
      return causeOf(db.execute(sql`INSERT INTO notes DEFAULT VALUES`));
    });
    expect(failure).toBeInstanceOf(CallerLeftError);
    expect((await db.execute(sql`SELECT id FROM notes`)).rows).toEqual([]);
  });

  test('completes once it has begun to write', async () => {
    const { db } = await openEmpty();
    await db.execute(sql`CREATE TABLE notes (id serial)`);
    const caller = new AbortController();
    await within(scopeOf({ signal: caller.signal }), async () => {
      await db.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO notes DEFAULT VALUES`);
        caller.abort();
        await tx.execute(sql`INSERT INTO notes DEFAULT VALUES`);
      });
      await db.execute(sql`INSERT INTO notes DEFAULT VALUES`);
    });
    expect((await db.execute(sql`SELECT id FROM notes`)).rows).toHaveLength(3);
  });

  test('gives up on a frozen server, on every path', async () => {
    const { db, server, usage } = await openEmpty({ waitMs: 200, statementMs: 500 });
    await db.execute(sql`SELECT 1`);
    server.freeze();
    const paths = [
      () => db.execute(sql`SELECT 1`),
      () => db.transaction((tx) => tx.execute(sql`SELECT 1`)),
      // Sequential, as in a route that continues after a failed statement.
      async () => {
        for (let statement = 0; statement < 5; statement += 1)
          await db.execute(sql`SELECT 1`).catch(() => undefined);
        await db.execute(sql`SELECT 1`);
      },
    ].map((work) => causeOf(within<unknown>(scopeOf({}), work)));
    for (const failure of await Promise.all(paths))
      expect(isDatabaseUnavailable(failure), String(failure)).toBe(true);
    server.thaw();
    // The first connection after the outage may take longer than the 200 ms allowed here.
    const answer = () => db.execute(sql`SELECT 1 AS one`).catch(() => undefined);
    await expect.poll(async () => (await answer())?.rows).toEqual([{ one: 1 }]);
    expect(usage?.().waiting).toBe(0);
  });

  test('gives up at the first statement when the server freezes during a transaction', async () => {
    const { db, server } = await openEmpty({ waitMs: 200, statementMs: 500 });
    const failure = await causeOf(
      db.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`);
        server.freeze();
        await tx.execute(sql`SELECT 1`);
      }),
    );
    expect(isDatabaseUnavailable(failure), String(failure)).toBe(true);
  });
});
