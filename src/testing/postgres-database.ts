import pg from 'pg';
import { loadCommunes } from '#member/profile/server/shared/load-communes.ts';
import { type OpenDatabase, openPostgres } from '#platform/database/client.ts';

/** Benches write a hundred thousand members at once, and a machine that runs tests is busy. */
export const PATIENT = { waitMs: 30_000, statementMs: 60_000, idleInTransactionMs: 60_000 };

/** Creates a database on a PostgreSQL server, migrated and with the communes; parameters as below. */
export async function createPostgresDatabase(
  server: string,
  name: string,
): Promise<{ database: OpenDatabase; url: string }> {
  const url = await createEmptyDatabase(server, name);
  const database = openPostgres(url, PATIENT);
  await database.migrate();
  await loadCommunes(database.db);
  return { database, url };
}

/**
 * Creates an empty database, or a copy of a template.
 * @param server address of any database on the server
 * @param name letters, digits and underscores: it is not quoted
 * @returns its address
 */
export async function createEmptyDatabase(
  server: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
