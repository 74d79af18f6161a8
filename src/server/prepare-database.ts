import pg from 'pg';
import { loadCommunes } from '#member/profile/server/shared/load-communes.ts';
import { admitRole, type Withheld } from '#platform/database/application-role.ts';
import { openPostgres } from '#platform/database/client.ts';
import { raiseWall } from '#platform/database/row-policies.ts';
import { startJobs } from '#platform/jobs.ts';
import type { Log } from '#platform/log.ts';
import { ROW_RULES } from './row-rules.ts';

/** What is only ever added to: not even a stolen log-in of the application changes what it says. */
export const WITHHELD: Withheld = {
  // Their triggers let go of what is older than a year.
  staff_audit: ['UPDATE'],
  security_events: ['UPDATE'],
  erasure_ledger: ['DELETE'],
};

type Query = (statement: string) => Promise<Record<string, unknown>[]>;

type Logins = {
  /** Address of the database as the owner of the schema. */
  owner: string;
  /** The same as the role that serves, when that is another. */
  application?: string | undefined;
};

/** Brings a PostgreSQL database up to date, and lets the role that serves it read and write what the schema holds now, in the name of one member no more than row-rules.ts says. */
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

/** The walls before the rights, and these all at once: at no moment is a row open to whom its rule does not name. */
export async function letServe(query: Query, application: string): Promise<void> {
  await raiseWall(query, ROW_RULES);
  await query('BEGIN');
  await admitRole(query, application, WITHHELD);
  await query('COMMIT');
}

async function admit(owner: string, application: string): Promise<void> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    await letServe(async (text) => (await client.query(text)).rows, application);
  } finally {
    await client.end();
  }
}
