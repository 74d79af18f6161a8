import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, type OpenDatabase, openPglite, openPostgres } from '#server/db/client.ts';
import { loadCommunes } from '#server/db/load-communes.ts';

let shared: Promise<OpenDatabase> | undefined;

/** The migrated database of this run, with the communes: PGlite in memory, or a fresh PostgreSQL database. */
export function testDatabase(): Promise<OpenDatabase> {
  shared ??= create();
  return shared;
}

export const onPostgres = process.env.TEST_DATABASE !== undefined;

async function create(): Promise<OpenDatabase> {
  const database = process.env.TEST_DATABASE
    ? openPostgres(await createPostgresDatabase(process.env.TEST_DATABASE))
    : openPglite(await PGlite.create({ extensions: { pg_trgm } }));
  await database.migrate();
  await loadCommunes(database.db);
  return database;
}

async function createPostgresDatabase(server: string): Promise<string> {
  const name = `lueur_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Leaves the schema and the communes, and nobody. */
export async function emptyDatabase(db: Database): Promise<void> {
  await db.execute(sql`TRUNCATE users, verifications, rate_limits, funnel_counters RESTART IDENTITY CASCADE`);
}
