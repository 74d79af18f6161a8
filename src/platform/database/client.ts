import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import type { Env } from '../env.ts';

type Rows<Row> = { rows: Row[] };

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Both PostgreSQL and the embedded PGlite; inside a transaction only the `tx` handed out may be used. */
export type Database = PgDatabase<RowsResult>;

export type OpenDatabase = {
  db: Database;
  migrate: () => Promise<void>;
  close: () => Promise<void>;
  /** How pg-boss reaches the same database. */
  jobs: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;
  /** Address of the server, which other processes may share; the embedded database is this process's own. */
  address?: string;
};

const MIGRATIONS = { migrationsFolder: 'migrations' };
const POOL_SIZE = 10;

/** PostgreSQL when `DATABASE_URL` is set, otherwise PGlite in `DATA_DIR/database`. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL);
  const directory = join(env.DATA_DIR, 'database');
  mkdirSync(directory, { recursive: true });
  return openPglite(await PGlite.create({ dataDir: directory, extensions: { pg_trgm } }));
}

/** The embedded database: one connection, and no other process. */
export function openPglite(client: PGlite): OpenDatabase {
  const db = drizzlePglite(client);
  return {
    db,
    migrate: () => migratePglite(db, MIGRATIONS),
    close: () => client.close(),
    jobs: { db: fromPglite(client), backend: 'pglite' },
  };
}

/** A pool on a PostgreSQL server, without JIT: compiling would take longer than our short statements. */
export function openPostgres(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({ connectionString, max: POOL_SIZE, options: '-c jit=off' });
  // A connection that breaks, idle or in a transaction, is replaced by the pool and fails what used it; without
  // listeners on both Node would stop.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzlePg(pool);
  return {
    db,
    migrate: () => migratePg(db, MIGRATIONS),
    close: () => pool.end(),
    jobs: { connectionString, max: 3 },
    address: connectionString,
  };
}
