import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DEADLINES } from '#lib/deadlines.ts';
import type { Admission } from './admission.ts';
import { CallerLeftError } from './busy.ts';
import { asOneTransaction, NAME_ALL, speakFor } from './in-the-name-of.ts';
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

/**
 * Connections without JIT: compiling would take longer than our short statements. In the name of all members until another
 * is said. Nothing waits for ever.
 */
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
    // Each statement is sent at once, behind whatever was sent before it; one that is given up breaks its connection.
    pipeline: true,
  });
  // A connection that breaks, idle or in a transaction, is replaced by the pool and fails what used it; without
  // listeners on both Node would stop.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Sent before whatever it is asked; when it fails no row is seen.
    client.query(NAME_ALL).catch(() => undefined);
  });
  return pool;
}

/**
 * Queries through a pool whose connections always come back, each on behalf of the request that asks.
 * @param admission of requests to this pool, whose statements are in the name of their members; without it all are let in, and
 * in the name of all
 */
export function drizzleOn(pool: pg.Pool, limits: PoolLimits, admission?: Admission) {
  const allowed = { statementMs: limits.statementMs + GIVEN_UP_AFTER_MS, waitMs: limits.waitMs };
  const isOfRequests = admission !== undefined;
  const ask = (config: pg.QueryConfig, values?: unknown[]) =>
    onBehalfOfRequest({ admission, allowed, text: config.text }, async (withinMs, signal) => {
      const client = await connect(pool, signal);
      return speaking(client, isOfRequests, () =>
        client.query(Object.assign({ query_timeout: withinMs }, config), values),
      );
    });
  // The pool's own would send the statement in the name of whoever gave the connection back.
  const db = drizzle(Object.assign(pool, { query: ask }));
  // Drizzle's own keeps the connection for ever when `begin` fails on it.
  db.transaction = (work, config) =>
    onBehalfOfRequest({ admission, allowed, text: 'begin' }, async (_withinMs, signal) => {
      const client = await connect(pool, signal);
      const whole = () => drizzle(client).transaction(work, config);
      return speaking(client, isOfRequests, () => (isOfRequests ? asOneTransaction(whole) : whole()));
    });
  return db;
}

/** Work on a connection that knows on whose behalf it is, and that comes back in any case. */
async function speaking<Result>(
  client: pg.PoolClient,
  isOfRequests: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const { stream } = client.connection;
  // What is said and the statement after it, in one packet.
  stream.cork();
  process.nextTick(() => stream.uncork());
  try {
    const [, result] = await Promise.all([isOfRequests ? speakFor(client) : undefined, work()]);
    return result;
  } finally {
    release(client);
  }
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
