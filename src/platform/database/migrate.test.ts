import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { type MigrationOptions, type MigrationSession, migrateDatabase } from './migrate.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
const TABLE = 'CREATE TABLE "notes" ("id" serial, "text" text);';
const COLUMN = 'ALTER TABLE "notes" ADD COLUMN "day" date;';
const INDEX = 'CREATE INDEX CONCURRENTLY "by_day" ON "notes" ("day");';
const INDEXES = `SELECT relname AS name, indisvalid AS valid FROM pg_index JOIN pg_class c ON c.oid = indexrelid
  WHERE indrelid = 'notes'::regclass`;

async function folderOf(migrations: readonly string[][], firstAt = 1000): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lueur-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: firstAt + idx,
    tag: `${idx}`,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  for (const [place, statements] of migrations.entries())
    await writeFile(join(folder, `${place}.sql`), statements.join('\n--> statement-breakpoint\n'));
  return folder;
}

describe.runIf(SERVER)('a PostgreSQL database in use', () => {
  async function aBase() {
    const url = await createEmptyDatabase(SERVER, `lueur_migrate_${crypto.randomUUID().slice(0, 8)}`);
    const connect = async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      onTestFinished(() => client.end());
      return client;
    };
    const migrate = async (migrations: readonly string[][], options: MigrationOptions = {}) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const session = { query: async (text: string) => (await client.query(text)).rows, isShared: true };
      const folder = await folderOf(migrations);
      await migrateDatabase(session, { folder, ...options }).finally(() => client.end());
    };
    return { connect, migrate };
  }

  test('a migration waiting for a lock does not block other statements, and runs once it is released', async () => {
    const { connect, migrate } = await aBase();
    await migrate([[TABLE]]);
    const [holder, other] = [await connect(), await connect()];
    await holder.query('BEGIN; SELECT * FROM notes');
    const migrating = migrate([[TABLE], [COLUMN]], { lockMs: 100 });
    const since = performance.now();
    let slowest = 0;
    while (performance.now() - since < 1500) {
      const begun = performance.now();
      await other.query(`INSERT INTO notes (text) VALUES ('bonjour')`);
      slowest = Math.max(slowest, performance.now() - begun);
    }
    expect(slowest).toBeGreaterThan(50);
    expect(slowest).toBeLessThan(500);
    await holder.query('COMMIT');
    await migrating;
    expect((await other.query('SELECT "day" FROM notes LIMIT 1')).rows).toEqual([{ day: null }]);
  });

  test('a lock that is never released stops the start with the server’s message, and applies nothing', async () => {
    const { connect, migrate } = await aBase();
    await migrate([[TABLE]]);
    const holder = await connect();
    await holder.query('BEGIN; SELECT * FROM notes');
    const failing = migrate([[TABLE], ['CREATE TABLE "others" ("id" text)', COLUMN]], {
      lockMs: 50,
      tryForMs: 300,
    });
    await expect(failing).rejects.toThrow('lock timeout');
    await holder.query('COMMIT');
    expect((await holder.query(`SELECT to_regclass('others') AS found`)).rows).toEqual([{ found: null }]);
  });

  test('one of several nodes creates an index while a transaction writes to its table', async () => {
    const { connect, migrate } = await aBase();
    await migrate([[TABLE], [COLUMN]]);
    const writer = await connect();
    await writer.query(`BEGIN; INSERT INTO notes (text) VALUES ('bonjour')`);
    const migrating = [1, 2, 3].map(() => migrate([[TABLE], [COLUMN], [INDEX]]));
    const other = await connect();
    await expect.poll(async () => (await other.query(INDEXES)).rows.length).toBe(1);
    await other.query(`INSERT INTO notes (text) VALUES ('bonsoir')`);
    await writer.query('COMMIT');
    await Promise.all(migrating);
    expect((await other.query(INDEXES)).rows).toEqual([{ name: 'by_day', valid: true }]);
  });

  test('recreates an invalid index', async () => {
    const { connect, migrate } = await aBase();
    await migrate([[TABLE, COLUMN]]);
    const client = await connect();
    await client.query(`INSERT INTO notes (day) VALUES ('2026-01-01'), ('2026-01-01')`);
    const unique = INDEX.replace('INDEX', 'UNIQUE INDEX');
    await expect(migrate([[TABLE, COLUMN], [unique]])).rejects.toThrow('could not create unique index');
    expect((await client.query(INDEXES)).rows).toEqual([{ name: 'by_day', valid: false }]);
    await client.query('DELETE FROM notes WHERE id = 2');
    await migrate([[TABLE, COLUMN], [unique]]);
    expect((await client.query(INDEXES)).rows).toEqual([{ name: 'by_day', valid: true }]);
  });

  test('keeps an old index until its replacement exists', async () => {
    const { connect, migrate } = await aBase();
    const older = [TABLE, COLUMN, INDEX.replace('by_day', 'by_day_before')];
    await migrate([older]);
    const [writer, other] = [await connect(), await connect()];
    await writer.query(`BEGIN; INSERT INTO notes (text) VALUES ('bonjour')`);
    const migrating = migrate([older, ['DROP INDEX "by_day_before";', INDEX]]);
    await expect.poll(async () => (await other.query(INDEXES)).rows.length).toBe(2);
    expect((await other.query(INDEXES)).rows).toContainEqual({ name: 'by_day_before', valid: true });
    await writer.query('COMMIT');
    await migrating;
    expect((await other.query(INDEXES)).rows).toEqual([{ name: 'by_day', valid: true }]);
  });

  test('a previous release that restarts leaves the newer schema alone', async () => {
    const { connect, migrate } = await aBase();
    const earlier = [[TABLE, COLUMN, INDEX]];
    await migrate(earlier);
    await migrate([...earlier, ['DROP INDEX "by_day";']]);
    await migrate(earlier);
    expect((await (await connect()).query(INDEXES)).rows).toEqual([]);
  });
});

async function embeddedSession() {
  const client = await PGlite.create();
  onTestFinished(() => client.close());
  const session: MigrationSession = {
    query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    isShared: false,
  };
  return { client, session };
}

test('PGlite gets the same tables and indexes', async () => {
  const { client, session } = await embeddedSession();
  const folder = await folderOf([[TABLE, COLUMN, INDEX]]);
  await migrateDatabase(session, { folder });
  await migrateDatabase(session, { folder });
  expect((await client.query(INDEXES)).rows).toEqual([{ name: 'by_day', valid: true }]);
});
