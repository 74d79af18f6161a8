import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DEADLINES } from '#lib/deadlines.ts';
import type { Admission } from './admission.ts';
import { CallerLeftError } from './busy.ts';
import { onBehalfOfRequest } from './request-visit.ts';

export type PoolLimits = {
  /** Connections at most. */
  max: number;
  /** How long a query may wait for a connection, or a connection for the server. */
  waitMs: number;
  /** How long one statement may take; the server ends it, and a little later we do. */
  statementMs: number;
  /** How long a transaction may hold its locks without saying anything. */
  idleInTransactionMs: number;
};

/** How many connections there are, how many of them nobody uses, how many queries wait for one. */
export type PoolUsage = { total: number; idle: number; waiting: number };

const GIVEN_UP_AFTER_MS = DEADLINES.statementGivenUpMs - DEADLINES.statementMs;
const GIVEN_UP = /^Query read timeout/;

/** Connections without JIT: compiling would take longer than our short statements. Nothing waits for ever. */
export function createPool(connectionString: string, limits: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: limits.max,
    connectionTimeoutMillis: limits.waitMs,
    statement_timeout: limits.statementMs,
    // When the server itself no longer answers.
    query_timeout: limits.statementMs + GIVEN_UP_AFTER_MS,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    options: '-c jit=off',
  });
  // A connection that breaks, idle or in a transaction, is replaced by the pool and fails what used it; without
  // listeners on both Node would stop.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    breakWhenGivenUp(client);
  });
  return pool;
}

/** A statement that is given up leaves nothing behind: its connection closes at once, and whatever was to follow on it fails. */
function breakWhenGivenUp(client: pg.PoolClient): void {
  Object.assign(client, {
    query: (...given: unknown[]): unknown => {
      const answer: unknown = Reflect.apply(pg.Client.prototype.query, client, given);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (error instanceof Error && GIVEN_UP.test(error.message)) client.connection.stream.destroy();
        });
      return answer;
    },
  });
}

/**
 * Queries through a pool whose connections always come back, each on behalf of the request that asks.
 * @param admission of requests to this pool; without it all are let in
 */
export function drizzleOn(pool: pg.Pool, limits: PoolLimits, admission?: Admission) {
  const allowed = { statementMs: limits.statementMs + GIVEN_UP_AFTER_MS, waitMs: limits.waitMs };
  const ask = (config: pg.QueryConfig, values?: unknown[]) =>
    onBehalfOfRequest({ admission, allowed, text: config.text }, async (withinMs, signal) => {
      const client = await connect(pool, signal);
      try {
        return await client.query(Object.assign({ query_timeout: withinMs }, config), values);
      } finally {
        release(client);
      }
    });
  // The pool's own would send the statement in the name of whoever gave the connection back.
  const db = drizzle(Object.assign(pool, { query: ask }));
  // Drizzle's own keeps the connection for ever when `begin` fails on it.
  db.transaction = (work, config) =>
    onBehalfOfRequest({ admission, allowed, text: 'begin' }, async (_withinMs, signal) => {
      const client = await connect(pool, signal);
      try {
        return await drizzle(client).transaction(work, config);
      } finally {
        release(client);
      }
    });
  return db;
}

/** A statement still under way, an open transaction: such a connection would serve nobody any more, and is closed. */
function release(client: pg.PoolClient): void {
  client.release(client.getTransactionStatus() !== 'I');
}

/** @throws CallerLeftError as soon as nobody waits for the answer; the connection goes to the next */
async function connect(pool: pg.Pool, signal: AbortSignal | undefined): Promise<pg.PoolClient> {
  const connecting = pool.connect();
  if (!signal) return connecting;
  const { promise: left, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(new CallerLeftError());
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([connecting, left]);
  } catch (error) {
    if (error instanceof CallerLeftError)
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
    throw error;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

export function usageOf({ totalCount, idleCount, waitingCount }: pg.Pool): PoolUsage {
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}
