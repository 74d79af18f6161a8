import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DEADLINES } from '#lib/deadlines.ts';
import type { Admission } from './admission.ts';
import { CallerLeftError } from './busy.ts';
import { NAME_ALL, type Telling } from './in-the-name-of.ts';
import { onBehalfOfRequest } from './request-visit.ts';
import { isReadOnlyServer } from './unavailable.ts';

export type PoolLimits = {
  max: number;
  waitMs: number;
  /** How long one statement may take; the server cancels it, and the client gives up a little later. */
  statementMs: number;
  idleInTransactionMs: number;
};

export type PoolUsage = { total: number; idle: number; waiting: number };

const GIVEN_UP_AFTER_MS = DEADLINES.statementGivenUpMs - DEADLINES.statementMs;
/** After a switch of servers no connection stays with the former one for longer. */
const CONNECTION_LIFETIME_S = 600;

/** Connections to a server that turned out to be a standby: reads would still pass there, and be old. */
const demoted = new WeakSet<pg.PoolClient>();

/** Every wait has a timeout. JIT is off: compiling takes longer than our short statements. */
export function createPool(connectionString: string, limits: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    Client: new NamedStatements().clientClass(),
    connectionString,
    statement_timeout: limits.statementMs,
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    options: '-c jit=off',
    max: limits.max,
    maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    connectionTimeoutMillis: limits.waitMs,
    // For a server that no longer answers at all.
    query_timeout: limits.statementMs + GIVEN_UP_AFTER_MS,
    // Statements are sent without waiting for the previous result; one that times out breaks its connection.
    pipeline: true,
  });
  // The pool replaces a broken connection and fails its query; without listeners on both Node would exit.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.connection.on('errorMessage', (error: { code?: string }) => {
      if (isReadOnlyServer(error)) demoted.add(client);
    });
    // Sent before the first statement; when it fails no row is visible.
    client.query(NAME_ALL).catch(() => undefined);
  });
  return pool;
}

/**
 * Queries through a pool, each in the name of the member whose request it is; connections always come back.
 * @param admission of requests to this pool; without it all are admitted
 */
export function drizzleOn(pool: pg.Pool, limits: PoolLimits, telling: Telling, admission?: Admission) {
  const allowed = { statementMs: limits.statementMs + GIVEN_UP_AFTER_MS, waitMs: limits.waitMs };
  const ask = (config: pg.QueryConfig, values?: unknown[]) =>
    onBehalfOfRequest({ admission, allowed, text: config.text }, async (withinMs, signal) => {
      const client = await connect(pool, limits.max, signal);
      const send = () => client.query(Object.assign({ query_timeout: withinMs }, config), values);
      return inOnePacket(client, () => telling.statement(client, send));
    });
  // The pool's own `query` would run in the name of the member who used the connection before.
  const db = drizzle(Object.assign(pool, { query: ask }));
  // Drizzle's own leaks the connection when `begin` fails.
  db.transaction = (work, config) =>
    onBehalfOfRequest({ admission, allowed, text: 'begin' }, async (_withinMs, signal) => {
      const client = await connect(pool, limits.max, signal);
      const whole = () => drizzle(client).transaction(work, config);
      return inOnePacket(client, () => telling.transaction(client, whole));
    });
  return db;
}

/** Sends settings and statement together, then returns the connection. */
async function inOnePacket<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  try {
    return await work();
  } finally {
    release(client);
  }
}

/**
 * A connection with a running statement or an open transaction, or to a standby, cannot be reused, and is closed. One
 * whose statement timed out is destroyed already; the pool would only hear of it after the next request has taken it.
 */
function release(client: pg.PoolClient): void {
  const { stream } = client.connection;
  client.release(demoted.has(client) || stream.destroyed || client.getTransactionStatus() !== 'I');
}

/**
 * After a failure the pool opens one connection at a time, until a client is obtained: a server that was frozen first
 * forks a process for every attempt that timed out meanwhile. An idle client counts too, or a pool that was merely
 * busy would stay small.
 */
async function connectTo(pool: pg.Pool, max: number): Promise<pg.PoolClient> {
  try {
    const client = await pool.connect();
    pool.options.max = max;
    return client;
  } catch (error) {
    pool.options.max = 1;
    throw error;
  }
}

/** @throws CallerLeftError as soon as the caller has left; the connection goes to the next one */
async function connect(pool: pg.Pool, max: number, signal: AbortSignal | undefined): Promise<pg.PoolClient> {
  const connecting = connectTo(pool, max);
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

/** Enough for every statement of this program; a one-off text gets no name. */
const NAMES_MAX = 300;
const SEEN_MAX = 1000;
const PREPARED = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Names each SQL text that is used again: PostgreSQL then parses and plans it once per connection, instead of on every
 * request. A text is named from its second use on, since most one-off texts never recur.
 */
export class NamedStatements {
  private readonly names = new Map<string, string>();
  private readonly seen = new Set<string>();

  /** @returns undefined for a text that is better sent without a name */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size >= NAMES_MAX || !PREPARED.test(text)) return known;
    if (this.seen.delete(text)) return this.add(text);
    if (this.seen.size >= SEEN_MAX) this.seen.clear();
    this.seen.add(text);
    return undefined;
  }

  /** The client of a pool that sends the statements of queries with values under their names. */
  clientClass(): typeof pg.Client {
    const named = (asked: unknown) => this.withName(asked);
    return class extends pg.Client {
      override query = ((asked: unknown, ...rest: unknown[]) =>
        Reflect.apply(pg.Client.prototype.query, this, [named(asked), ...rest])) as pg.Client['query'];
    };
  }

  private add(text: string): string {
    const name = `s${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  private withName(asked: unknown): unknown {
    if (typeof asked !== 'object' || asked === null || !('text' in asked)) return asked;
    const { text, name } = asked as pg.QueryConfig;
    return name ? asked : { ...asked, name: this.nameOf(text) };
  }
}
