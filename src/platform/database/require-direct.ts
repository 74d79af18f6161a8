import type pg from 'pg';

/** Each connection says in whose name it works: a pooler (PgBouncer) would give that name to other people. */
export class PooledDatabaseError extends Error {
  constructor() {
    super('DATABASE_URL mène à un pooler\u202f: donnez-y l’adresse de PostgreSQL lui-même.');
  }
}

/** @throws PooledDatabaseError when the server is not the one that gave this connection its number: poolers make one up */
export async function requireDirect(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const announced = 'processID' in client ? client.processID : undefined;
  if (announced !== rows[0]?.pid) throw new PooledDatabaseError();
}
