import type pg from 'pg';
import { asOneTransaction, MEMBER_SETTING, memberAsking, type Telling } from './in-the-name-of.ts';

/** Jobs, LISTEN and migrations need a connection of their own; a pooler would also give its settings to other people. */
export class PooledDatabaseError extends Error {
  constructor() {
    super(
      'DATABASE_URL mène à un pooler (PgBouncer)\u202f: donnez-y l’adresse de PostgreSQL lui-même, et celle du pooler à DATABASE_POOLER_URL.',
    );
  }
}

/** @throws PooledDatabaseError when the server is not the one that gave this connection its number: poolers make one up */
export async function requireDirect(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const announced = 'processID' in client ? client.processID : undefined;
  if (announced !== rows[0]?.pid) throw new PooledDatabaseError();
}

const PROBE = 'lueur_probe';
const LIST_PROBES = `SELECT name FROM pg_prepared_statements WHERE statement LIKE '%${PROBE}%'`;

/**
 * Whether a statement may have a name on this connection: PgBouncer from 1.21 on with `max_prepared_statements` gives it
 * another one, and brings it along to each server connection. An older one passes the name on, and leaves it behind.
 */
export async function keepsNames(client: pg.ClientBase): Promise<boolean> {
  await client.query('BEGIN');
  try {
    const { rows } = await client.query<{ name: string }>({ name: PROBE, text: LIST_PROBES });
    const isKept = rows.length > 0 && rows.every(({ name }) => name !== PROBE);
    if (!isKept) await client.query(`DEALLOCATE ${PROBE}`);
    return isKept;
  } catch {
    return false;
  } finally {
    await client.query('COMMIT');
  }
}

/**
 * Requests behind a pooler in transaction mode, where a connection keeps nothing: each transaction begins with the name
 * and with the settings that a log-in may not bring there.
 */
export function inEachTransaction({
  statementMs,
  idleInTransactionMs,
}: {
  statementMs: number;
  idleInTransactionMs: number;
}): Telling {
  const ofPool = `SET LOCAL jit TO off; SET LOCAL statement_timeout TO ${statementMs}; SET LOCAL idle_in_transaction_session_timeout TO ${idleInTransactionMs}`;
  const settings = (client: pg.PoolClient) =>
    `${ofPool}; SET LOCAL ${MEMBER_SETTING} TO ${client.escapeLiteral(memberAsking())}`;
  return {
    async statement(client, send) {
      const begun = client.query(`BEGIN; ${settings(client)}`);
      const answered = send();
      const committed = client.query('COMMIT');
      // After a failure the connection is free once the last of them is answered.
      await Promise.allSettled([begun, answered, committed]);
      await begun;
      const result = await answered;
      await committed;
      return result;
    },
    transaction: (_, whole) => asOneTransaction(whole),
    async within(client, work) {
      const [, result] = await Promise.all([client.query(settings(client)), work()]);
      return result;
    },
  };
}
