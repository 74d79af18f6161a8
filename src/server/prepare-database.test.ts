import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#platform/database/client.ts';
import { OutdatedSchemaError } from '#platform/database/migrate.ts';
import { startJobs } from '#platform/jobs.ts';
import { expectedRows } from '#testing/expected-rows.ts';
import { makeMarkedWorld } from '#testing/marked-members.ts';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { startTestApp } from '#testing/test-app.ts';
import { walkEndpoints } from '#testing/walk-endpoints.ts';
import { grantAccess, prepareDatabase } from './prepare-database.ts';
import { requirePrepared } from './require-prepared.ts';
import { ROW_RULES } from './row-rules.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
const ROLE = 'lueur_application';

/** Tables open to every member, by their rule. */
const ROW_OPEN = Object.values(ROW_RULES).filter((rule) => 'open' in rule);

describe.runIf(SERVER)('the application role', () => {
  let owner = '';
  let application = '';
  const prepare = () => prepareDatabase({ owner, application }, () => undefined);

  beforeAll(async () => {
    owner = await createEmptyDatabase(SERVER, `lueur_role_${randomBytes(6).toString('hex')}`);
    const login = new URL(owner);
    login.username = ROLE;
    login.password = 'un mot de passe';
    application = login.href;
    await prepare();
  });

  async function ask(statement: string, url = application) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    return (await client.query(statement)).rows;
  }

  async function halfPrepared() {
    const url = await createEmptyDatabase(SERVER, `lueur_half_${randomBytes(6).toString('hex')}`);
    await prepareDatabase({ owner: url }, () => undefined);
    const database = openPostgres(url);
    const jobs = await startJobs(database, { log: () => undefined });
    await jobs.stop();
    await database.close();
    const login = new URL(url);
    login.username = ROLE;
    login.password = 'un mot de passe';
    const prepareUntil = async (dies: number): Promise<boolean> => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      let asked = 0;
      const query = async (text: string) => {
        asked += 1;
        if (asked > dies) throw new Error('killed');
        return (await client.query(text)).rows;
      };
      const done = await grantAccess(query, login.href).then(
        () => true,
        () => false,
      );
      await client.end();
      return done;
    };
    const start = async () => {
      const client = new pg.Client({ connectionString: login.href });
      await client.connect();
      await requirePrepared(async (text) => (await client.query(text)).rows).finally(() => client.end());
    };
    return { prepareUntil, start, ask: (statement: string) => ask(statement, url) };
  }

  test('can do everything that the site does', async () => {
    const database = openPostgres(application);
    await database.migrate();
    const app = await startTestApp({ database });
    onTestFinished(async () => {
      await app.stop();
      await database.close();
    });
    const failed: string[] = [];
    const world = await makeMarkedWorld(app);
    await walkEndpoints(app, world, async ({ name }, call) => {
      const { status } = await call();
      if (status >= 500) failed.push(`${name}: ${status}`);
    });
    expect(failed).toEqual([]);
    expect(app.logs.filter(({ level }) => level === 'error')).toEqual([]);
    expect(await ask('SELECT count(*)::int AS mails FROM pgboss.job')).not.toEqual([{ mails: 0 }]);
  });

  test.each([...expectedRows('own'), ...expectedRows('pair'), ...expectedRows('closed')])(
    'reads nothing of $table without a member, as a stolen log-in would',
    async ({ table }) => {
      expect(await ask(`SELECT count(*)::int AS rows FROM ${table}`)).toEqual([{ rows: 0 }]);
    },
  );

  test('could read rows from these tables as the owner', async () => {
    for (const table of ['love_profiles', 'consents', 'accounts', 'staff'])
      expect(await ask(`SELECT count(*)::int AS rows FROM ${table}`, owner)).not.toEqual([{ rows: 0 }]);
  });

  test.each([
    'CREATE TABLE mine (id int)',
    'DROP TABLE users',
    'TRUNCATE staff_audit',
    'ALTER TABLE staff_audit DISABLE TRIGGER ALL',
    'UPDATE staff_audit SET action = action',
    'UPDATE security_events SET who = NULL',
    'DELETE FROM erasure_ledger',
    'ALTER TABLE profiles ADD COLUMN mine text',
    'CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE sql AS $$ SELECT 1 $$',
    "SET session_replication_role = 'replica'",
    'ALTER TABLE love_profiles DISABLE ROW LEVEL SECURITY',
    'DROP POLICY own ON love_profiles',
    'DELETE FROM drizzle.__drizzle_migrations',
    'CREATE ROLE another LOGIN',
    'SELECT rolpassword FROM pg_authid',
    "COPY users TO PROGRAM 'true'",
  ])('cannot run « %s »', async (statement) => {
    await expect(ask(statement)).rejects.toMatchObject({
      message: expect.stringMatching(/must be owner|permission denied|must be superuser/),
    });
  });

  test('does not start on a database that awaits its owner’s migration', async () => {
    const [last] = await ask(
      'DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations) RETURNING hash, created_at',
      owner,
    );
    const database = openPostgres(application);
    onTestFinished(() => database.close());
    await expect(database.migrate()).rejects.toThrow(OutdatedSchemaError);
    await ask(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('${last?.hash}', ${last?.created_at})`,
      owner,
    );
    await database.migrate();
  });

  test('cannot serve from a half-finished preparation, wherever it was killed', async () => {
    const half = await halfPrepared();
    const walls = async () =>
      (
        await half.ask(`SELECT count(*)::int AS open FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT relrowsecurity
          AND has_table_privilege('${ROLE}', oid, 'SELECT')`)
      )[0]?.open;
    const opened = ROW_OPEN.length;
    let deaths = 0;
    for (let dies = 12; !(await half.prepareUntil(dies)); dies = 12 + ((dies * 7) % 31)) {
      deaths += 1;
      await expect(half.start()).rejects.toThrow(/(lignes ouvertes|aucun droit)/);
      // A row must never be readable without its policy.
      expect([0, opened]).toContain(await walls());
    }
    expect(deaths).toBeGreaterThan(10);
    await expect(half.start()).resolves.toBeUndefined();
    expect(await walls()).toBe(opened);
  });

  test('can be prepared again, as with each release', async () => {
    await expect(prepare()).resolves.toBeUndefined();
  });

  test('cannot be the owner', async () => {
    await expect(prepareDatabase({ owner, application: owner }, () => undefined)).rejects.toThrow(
      /one of its own/,
    );
  });
});
