import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type PoolLimits = {
  /** Connections at most. */
  max: number;
  /** How long a query may wait for a connection, or a connection for the server. */
  waitMs: number;
  /** How long one statement may take; the server ends it, and a second later we do. */
  statementMs: number;
  /** How long a transaction may hold its locks without saying anything. */
  idleInTransactionMs: number;
};

/** How many connections there are, how many of them nobody uses, how many queries wait for one. */
export type PoolUsage = { total: number; idle: number; waiting: number };

const SECOND_MS = 1000;

/** Connections without JIT: compiling would take longer than our short statements. Nothing waits for ever. */
export function createPool(connectionString: string, limits: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: limits.max,
    connectionTimeoutMillis: limits.waitMs,
    statement_timeout: limits.statementMs,
    // When the server itself no longer answers.
    query_timeout: limits.statementMs + SECOND_MS,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    options: '-c jit=off',
  });
  // A connection that breaks, idle or in a transaction, is replaced by the pool and fails what used it; without
  // listeners on both Node would stop.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Queries through a pool whose transactions always give their connection back. */
export function drizzleOn(pool: pg.Pool) {
  const db = drizzle(pool);
  // Drizzle's own keeps the connection for ever when `begin` fails on it.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let begun = false;
    try {
      return await drizzle(client).transaction((tx) => {
        begun = true;
        return work(tx);
      }, config);
    } finally {
      const isClean = begun && client.getTransactionStatus() === 'I';
      // With a statement still under way, or inside a transaction, it would serve nobody any more: it is closed.
      client.release(!isClean);
    }
  };
  return db;
}

export function usageOf({ totalCount, idleCount, waitingCount }: pg.Pool): PoolUsage {
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}
