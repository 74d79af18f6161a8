import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Database, type OpenDatabase, openPostgres } from '#platform/database/client.ts';
import { PooledDatabaseError } from '#platform/database/pooler.ts';
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts';
import { inRequest } from '#platform/request-scope.ts';
import { aConversation, aMessage } from '#testing/conversations.ts';
import { goLive, listenForTest } from '#testing/live-socket.ts';
import { markedWorld } from '#testing/marked-members.ts';
import { createEmptyDatabase, PATIENT } from '#testing/postgres-database.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '#testing/test-app.ts';
import { walkEndpoints } from '#testing/walk-endpoints.ts';
import { findPgbouncer, type RunningPgbouncer, startPgbouncer } from '../../scripts/pgbouncer.ts';
import { prepareDatabase } from './prepare-database.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
/** As few as possible: whatever one member left on a connection, the next one would meet. */
const SERVER_CONNECTIONS = 2;

let app: TestApp;
let database: OpenDatabase;
let application: string;
let pooler: RunningPgbouncer;

async function ask(statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: pooler.url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows[0];
}

const inTheNameOf = <Result>(id: string, work: () => Promise<Result>) =>
  inRequest({ requestId: 'x', actor: { kind: 'member', id } }, work);

async function nameOf(db: Database): Promise<unknown> {
  const { rows } = await db.execute(sql`SELECT current_setting('lueur.member', true) AS name`);
  return rows[0]?.name;
}

describe.runIf(SERVER && findPgbouncer())('behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    const owner = await createEmptyDatabase(SERVER, `lueur_pooled_${randomBytes(4).toString('hex')}`);
    const login = new URL(owner);
    login.username = 'lueur_pooled';
    login.password = 'a-password';
    application = login.href;
    await prepareDatabase({ owner, application }, () => undefined);
    pooler = await startPgbouncer(application, SERVER_CONNECTIONS);
    database = openPostgres(application, { ...PATIENT, max: 8 }, pooler.url);
    await database.migrate();
    app = await startTestApp({ database });
  });
  afterAll(async () => {
    await app?.stop();
    await database?.close();
    await pooler?.stop();
  });

  afterEach(() => expect(app.logs.filter(({ level }) => level === 'error')).toEqual([]));

  test('the site does all that it does', async () => {
    const failed: string[] = [];
    const world = await markedWorld(app);
    await walkEndpoints(app, world, async ({ name }, call) => {
      const { status } = await call();
      if (status >= 500) failed.push(`${name}: ${status}`);
    });
    expect(failed).toEqual([]);
    const own = `SELECT count(*)::int AS names FROM pg_prepared_statements WHERE name NOT LIKE 'PGBOUNCER%'`;
    for (let times = 0; times < 10; times += 1) expect(await ask(own)).toEqual({ names: 0 });
  }, 120_000);

  test('each statement and each transaction is in the name of its member, and nothing of it stays', async () => {
    const { db } = database;
    const names = ['Anne', "O'Brien", 'Zoé', 'l’autre'];
    const asked = Array.from({ length: 300 }, async (_, number) => {
      const name = names[number % names.length] ?? '';
      const told = await inTheNameOf(name, async () => {
        if (number % 3 === 0) return nameOf(db);
        const inside = db.transaction(async (tx) => {
          const first = await nameOf(tx);
          if (number % 3 === 1) await tx.execute(sql`SELECT 1 / 0`);
          return first;
        });
        return inside.catch(() => nameOf(db));
      });
      expect(told).toBe(name);
      expect(await nameOf(db)).toBe('*');
    });
    await Promise.all(asked);
    expect(
      await ask(`SELECT coalesce(current_setting('lueur.member', true), '') AS member,
        current_setting('statement_timeout') AS timeout, current_setting('jit') AS jit`),
    ).toEqual({ member: '', timeout: '0', jit: 'off' });
    expect(await ask('SELECT count(*)::int AS rows FROM love_profiles')).toEqual({ rows: 0 });
  });

  test('two members who ask at once through the same connections see their own rows alone', async () => {
    const { claire, karim } = await aConversation(app);
    await claire.client.conversations.send(aMessage(karim, 'Un mot'));
    const owners = async () => {
      const { rows } = await database.db.execute(sql`SELECT id FROM love_profiles`);
      return rows.map(({ id }) => id);
    };
    expect(await owners()).toEqual(expect.arrayContaining([claire.member.id, karim.member.id]));
    await Promise.all(
      Array.from({ length: 100 }, (_, number) => {
        const { id } = number % 2 ? claire.member : karim.member;
        return inTheNameOf(id, async () => expect(await owners()).toEqual([id]));
      }),
    );
  });

  test('what fails gives its connection back, and what takes too long is ended', async () => {
    const short = openPostgres(application, { max: 1, statementMs: 200 }, pooler.url);
    try {
      for (let times = 0; times < 5; times += 1)
        await expect(short.db.execute(sql`SELECT 1 / 0`)).rejects.toThrow();
      const late = short.db.execute(sql`SELECT pg_sleep(5)`);
      await expect(late).rejects.toMatchObject({ cause: { code: '57014' } });
      await short.db.execute(sql`SELECT 1`);
      expect(short.usage?.()).toMatchObject({ total: 1, idle: 1 });
    } finally {
      await short.close();
    }
  });

  test('live delivery and jobs go past it', async () => {
    const { claire, karim } = await aConversation(app);
    const his = await goLive(karim, { port: await listenForTest(app) });
    await claire.client.conversations.send(aMessage(karim, 'Bonsoir'));
    await his.until('the message', ({ events }) => events.length > 0);
    const unknown = app.browser();
    await unknown.client.accounts.logIn({ email: claire.member.email, password: TEST_PASSWORD });
    expect(await app.mailsTo(claire.member.email)).not.toEqual([]);
  });

  test('it may not stand in the place of the database', async () => {
    const misled = openPostgres(pooler.url);
    await expect(misled.migrate()).rejects.toThrow(PooledDatabaseError);
    await misled.close();
  });

  test('while it is away the database is, and it is found again', async () => {
    await pooler.halt();
    const failure = await database.db.execute(sql`SELECT 1`).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect((await app.app.request('/health/ready')).status).toBe(503);
    await pooler.comeBack();
    await database.db.execute(sql`SELECT 1`);
    expect((await app.app.request('/health/ready')).status).toBe(200);
  });
});
