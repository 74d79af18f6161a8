import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import type { Env } from '../env.ts';
import { migrateDatabase } from './migrate.ts';
import { createPool, drizzleOn, type PoolLimits, type PoolUsage, usageOf } from './postgres-pool.ts';

type Rows<Row> = { rows: Row[] };

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Both PostgreSQL and the embedded PGlite; inside a transaction only the `tx` handed out may be used. */
export type Database = PgDatabase<RowsResult>;

export type OpenDatabase = {
  db: Database;
  /** The same, for what nobody waits for: jobs and live delivery neither delay requests nor wait behind them. */
  background: Database;
  migrate: () => Promise<void>;
  close: () => Promise<void>;
  /** Of the connections that answer requests; the embedded database has a single one. */
  usage?: () => PoolUsage;
  /** How pg-boss reaches the same database. */
  jobs: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;
  /** Address of the server, which other processes may share; the embedded database is this process's own. */
  address?: string;
};

const REQUEST_LIMITS: PoolLimits = { max: 10, waitMs: 3000, statementMs: 5000, idleInTransactionMs: 10_000 };
const BACKGROUND_LIMITS: PoolLimits = {
  max: 4,
  waitMs: 5000,
  statementMs: 60_000,
  idleInTransactionMs: 60_000,
};

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
    background: db,
    migrate: () =>
      migrateDatabase({
        query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
        isShared: false,
      }),
    close: () => client.close(),
    jobs: { db: fromPglite(client), backend: 'pglite' },
  };
}

/** A PostgreSQL server. @param limits of what answers requests */
export function openPostgres(connectionString: string, limits: Partial<PoolLimits> = {}): OpenDatabase {
  const pool = createPool(connectionString, { ...REQUEST_LIMITS, ...limits });
  const background = createPool(connectionString, BACKGROUND_LIMITS);
  return {
    db: drizzleOn(pool),
    background: drizzleOn(background),
    migrate: () => migrateAlone(connectionString),
    close: async () => {
      await Promise.all([pool.end(), background.end()]);
    },
    usage: () => usageOf(pool),
    jobs: { connectionString, max: 3 },
    address: connectionString,
  };
}

/** Two nodes that start at once migrate one after the other, on a connection that has all the time it needs. */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await migrateDatabase({ query: async (text) => (await client.query(text)).rows ?? [], isShared: true });
  } finally {
    await client.end();
  }
}
