import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { DEADLINES } from '#lib/deadlines.ts';
import type { Env } from '../env.ts';
import { Admission } from './admission.ts';
import { ownsSchema } from './application-role.ts';
import { IN_THE_NAME_OF_ALL, ON_THE_CONNECTION, type Telling } from './in-the-name-of.ts';
import type { LastEnd } from './last-end.ts';
import { migrateDatabase, requireCurrent } from './migrate.ts';
import { createPool, drizzleOn, type PoolLimits, type PoolUsage, usageOf } from './postgres-pool.ts';
import { requireDirect } from './require-direct.ts';

type Rows<Row> = { rows: Row[] };

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Both PostgreSQL and the embedded PGlite; inside a transaction only its `tx` may be used. */
export type Database = PgDatabase<RowsResult>;

export type OpenDatabase = {
  db: Database;
  /** A separate pool for background work: jobs neither delay requests nor wait behind them. */
  background: Database;
  /** A separate pool for live delivery and heartbeats, which neither a rush nor a long job may delay. */
  live: Database;
  /** A health check, on the same path as requests, but on connections that neither they nor jobs use. */
  ping: () => Promise<unknown>;
  migrate: () => Promise<void>;
  close: () => Promise<void>;
  usage?: () => PoolUsage;
  /** Admission of requests to `db`; the embedded database serves too few people for a queue. */
  admission?: Admission;
  jobs: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;
  lastEnd?: LastEnd;
  /** Address of the server, which other processes may share; the embedded database belongs to this process. */
  address?: string;
};

const REQUEST_LIMITS: PoolLimits = {
  max: 10,
  waitMs: DEADLINES.connectionMs,
  statementMs: DEADLINES.statementMs,
  idleInTransactionMs: 10_000,
};
/** One for the reader of the streams, one for hints, one for presence and health checks. */
const LIVE_LIMITS: PoolLimits = { ...REQUEST_LIMITS, max: 3 };
const BACKGROUND_LIMITS: PoolLimits = {
  max: 4,
  waitMs: 5000,
  statementMs: 60_000,
  idleInTransactionMs: 60_000,
};

/**
 * PostgreSQL when `DATABASE_URL` is set, otherwise PGlite in `DATA_DIR/database`.
 * @throws DamagedDatabaseError when the embedded one cannot be opened or read
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'DATA_SAFETY'>>,
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL);
  // A node on PostgreSQL never loads the other database.
  const [{ openEmbedded }, { openPglite }] = await Promise.all([
    import('./embedded.ts'),
    import('./open-pglite.ts'),
  ]);
  const { client, lastEnd, close } = await openEmbedded(env);
  return { ...openPglite(client), lastEnd, close };
}

/** A PostgreSQL server. @param limits of the pool that answers requests */
export function openPostgres(connectionString: string, limits: Partial<PoolLimits> = {}): OpenDatabase {
  const admission = new Admission();
  const request = openPool(connectionString, { ...REQUEST_LIMITS, ...limits }, ON_THE_CONNECTION, admission);
  const background = openPool(connectionString, BACKGROUND_LIMITS, IN_THE_NAME_OF_ALL);
  const live = openPool(connectionString, LIVE_LIMITS, IN_THE_NAME_OF_ALL);
  return {
    db: request.db,
    background: background.db,
    live: live.db,
    admission,
    migrate: () => migrateAlone(connectionString),
    close: async () => {
      await Promise.all([request, background, live].map(({ pool }) => pool.end()));
    },
    ping: () => live.db.execute(sql`SELECT 1`),
    usage: () => usageOf(request.pool),
    jobs: { connectionString, max: 3 },
    address: connectionString,
  };
}

function openPool(server: string, limits: PoolLimits, telling: Telling, admission?: Admission) {
  const pool = createPool(server, limits);
  return { pool, db: drizzleOn(pool, limits, telling, admission) };
}

/**
 * Two nodes that start at once migrate one after the other, on a connection without timeouts. A role that does not own
 * the schema leaves the migration to its owner.
 */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await requireDirect(client);
  const session = {
    query: async (text: string) => (await client.query(text)).rows ?? [],
    isShared: true,
  };
  try {
    if (await ownsSchema(session.query)) await migrateDatabase(session);
    else await requireCurrent(session);
  } finally {
    await client.end();
  }
}
