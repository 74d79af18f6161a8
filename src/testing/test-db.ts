import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type SQL, sql } from 'drizzle-orm';
import { loadCommunes } from '#member/profile/server/shared/load-communes.ts';
import type { Database, OpenDatabase } from '#platform/database/client.ts';
import { openPglite } from '#platform/database/open-pglite.ts';
import { createServedDatabase } from './served-database.ts';

let shared: Promise<OpenDatabase> | undefined;

/**
 * Returns the migrated database of this run, with the communes: PGlite in memory, or a fresh PostgreSQL database behind
 * its policies.
 */
export function testDatabase(): Promise<OpenDatabase> {
  shared ??= create();
  return shared;
}

export const onPostgres = process.env.TEST_DATABASE !== undefined;

async function create(): Promise<OpenDatabase> {
  if (!process.env.TEST_DATABASE) return createPglite();
  const name = `lueur_test_${randomBytes(6).toString('hex')}`;
  return createServedDatabase(process.env.TEST_DATABASE, name);
}

/**
 * Creates PGlite, from a snapshot of the same migrations and communes when an earlier run left one: saves 8 s.
 * @param dataDir a new folder; in memory without one
 */
export async function createPglite(dataDir?: string): Promise<OpenDatabase> {
  const snapshot = join('.tmp', `test-database-${await versionOfData()}.tar`);
  if (existsSync(snapshot)) {
    const loadDataDir = new Blob([new Uint8Array(await readFile(snapshot))]);
    return openPglite(await PGlite.create({ dataDir, extensions: { pg_trgm }, loadDataDir }));
  }
  const client = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  const database = openPglite(client);
  await database.migrate();
  await loadCommunes(database.db);
  await mkdir('.tmp', { recursive: true });
  const dump = await client.dumpDataDir('none');
  // Two workers may write at once: each writes its own file, then renames it.
  const written = `${snapshot}.${process.pid}`;
  await writeFile(written, new Uint8Array(await dump.arrayBuffer()));
  await rename(written, snapshot);
  return database;
}

async function versionOfData(): Promise<string> {
  const migrations = (await readdir('migrations')).filter((name) => name.endsWith('.sql')).sort();
  const hash = createHash('sha256');
  for (const path of [
    ...migrations.map((name) => join('migrations', name)),
    join('content', 'communes.tsv.gz'),
  ]) {
    hash.update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Runs a statement as the owner of the tables. */
export async function asOwner(db: Database, statement: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    await tx.execute(statement);
  });
}

/** Returns the time of the database, to which triggers and the job queue compare rows. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ time: string }>(sql`SELECT to_json(now()) #>> '{}' AS time`);
  return new Date(rows[0]?.time ?? Number.NaN);
}

/**
 * Empties the database except for the schema, the communes and the keys of running nodes. TRUNCATE creates new files
 * for each table: ten times slower on small ones.
 */
export async function emptyDatabase(db: Database): Promise<void> {
  await db.execute(sql`DO $$
    DECLARE name text;
    BEGIN
      SET LOCAL ROLE NONE;
      SET LOCAL session_replication_role = replica;
      LOOP
        BEGIN
          FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('communes', 'lasting_keys') LOOP
            EXECUTE format('DELETE FROM %I', name);
          END LOOP;
          EXIT;
        -- A job of the previous test holds rows that this loop deletes in another order: it finishes first.
        EXCEPTION WHEN deadlock_detected THEN NULL;
        END;
      END LOOP;
    END $$`);
}
