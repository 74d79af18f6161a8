import pg from 'pg';
import { loadCommunes } from '#member/profile/server/shared/load-communes.ts';
import { admitRole, type Withheld } from '#platform/database/application-role.ts';
import { openPostgres } from '#platform/database/client.ts';
import { raiseWall } from '#platform/database/row-policies.ts';
import { startJobs } from '#platform/jobs.ts';
import type { Log } from '#platform/log.ts';
import { ROW_RULES } from './row-rules.ts';

/** Append-only tables: even stolen application credentials cannot change their rows. */
export const WITHHELD: Withheld = {
  // Their triggers allow the deletion of rows older than a year.
  staff_audit: ['UPDATE'],
  security_events: ['UPDATE'],
  erasure_ledger: ['DELETE'],
};

type Query = (statement: string) => Promise<Record<string, unknown>[]>;

type Logins = {
  owner: string;
  application?: string | undefined;
};

/**
 * Migrates a PostgreSQL database, and grants the application role its rights on the current schema; on behalf of a
 * member, only what row-rules.ts allows.
 */
export async function prepareDatabase({ owner, application }: Logins, log: Log): Promise<void> {
  const database = openPostgres(owner);
  try {
    await database.migrate();
    if (!application) return;
    await loadCommunes(database.background);
    const jobs = await startJobs(database, { log: (message) => log('warn', 'queue', { message }) });
    await jobs.stop();
    await admit(owner, application);
  } finally {
    await database.close();
  }
}

/** Creates policies before grants, and all grants at once: a row is never readable against its rule. */
export async function grantAccess(query: Query, application: string): Promise<void> {
  await raiseWall(query, ROW_RULES);
  await query('BEGIN');
  await admitRole(query, application, WITHHELD);
  await query('COMMIT');
}

async function admit(owner: string, application: string): Promise<void> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    await grantAccess(async (text) => (await client.query(text)).rows, application);
  } finally {
    await client.end();
  }
}
