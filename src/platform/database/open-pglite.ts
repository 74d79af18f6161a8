import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { NAME_ALL } from './in-the-name-of.ts';
import { migrateDatabase } from './migrate.ts';

/** The embedded database: one connection, and no other process. */
export function openPglite(client: PGlite) {
  const db = drizzle(client);
  // Views that hide rows from statements without a name read this setting even for a superuser.
  client.exec(NAME_ALL).catch(() => undefined);
  return {
    db,
    background: db,
    live: db,
    ping: () => client.query('SELECT 1'),
    migrate: () =>
      migrateDatabase({
        query: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
        isShared: false,
      }),
    close: () => client.close(),
    jobs: { db: fromPglite(client), backend: 'pglite' as const },
  };
}
