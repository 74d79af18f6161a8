import pg from 'pg';
import { loadCommunes } from '#features/profile/server/shared/load-communes.ts';
import { type OpenDatabase, openPostgres } from '#platform/database/client.ts';

/**
 * A database of its own on a PostgreSQL server, migrated and with the communes.
 * @param server address of any database of that server
 * @param name letters, digits and underscores: it is not quoted
 */
export async function createPostgresDatabase(
  server: string,
  name: string,
): Promise<{ database: OpenDatabase; url: string }> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  await database.migrate();
  await loadCommunes(database.db);
  return { database, url: url.href };
}
