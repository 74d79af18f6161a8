import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startTemporaryPostgres, type TemporaryPostgres } from '../temporary-postgres.ts';
import { readCompose, serviceOf } from './compose-file.ts';
import { INSIDE } from './composed-site.ts';

/** Passwords are asked for on the network of the containers; this side manages the cluster. */
const ACCESS = `host all all 127.0.0.1/32 trust\nhost all all ${INSIDE}/24 scram-sha-256\n`;

const ADMIN = 'administrator';

export type ComposedDatabase = {
  server: TemporaryPostgres;
  /** As the containers write it. @param user of the compose file, or the role that `migrate` makes */
  addressFor: (user: string, database?: string) => string;
  /** As this side may read all of it. */
  adminOf: (database: string) => string;
  createDatabase: (name: string) => Promise<void>;
};

/** PostgreSQL of this machine with the settings of the compose file, its owner and its empty database. */
export async function startComposedDatabase(folder: string): Promise<ComposedDatabase> {
  const { command = [], environment } = serviceOf(readCompose(), 'postgres');
  const settings = command.filter((word) => word.includes('=')).map((word) => word.split('='));
  const access = join(folder, 'pg_hba.conf');
  writeFileSync(access, ACCESS);
  const server = await startTemporaryPostgres({
    ...Object.fromEntries(settings),
    listen_addresses: `127.0.0.1,${INSIDE}`,
    hba_file: access,
  });
  if (!server) throw new Error('This machine has no PostgreSQL');
  const { port } = new URL(server.url);
  const owner = environment.POSTGRES_USER ?? '';
  const name = environment.POSTGRES_DB ?? '';
  const passwords = new Map<string, string>();
  const passwordOf = (user: string) => {
    const password = passwords.get(user) ?? randomBytes(24).toString('hex');
    passwords.set(user, password);
    return password;
  };
  const adminOf = (database: string) => `postgres://${ADMIN}@127.0.0.1:${port}/${database}`;
  const admin = (statement: string) => execute(adminOf('postgres'), statement);
  const createDatabase = (database: string) => admin(`CREATE DATABASE ${database} OWNER ${owner}`);
  // The site calls its own role as the cluster calls its superuser.
  await execute(server.url, `CREATE ROLE ${ADMIN} SUPERUSER LOGIN`);
  await admin(`ALTER ROLE ${new URL(server.url).username} RENAME TO bootstrap`);
  // The image of PostgreSQL makes its first user a superuser.
  await admin(`CREATE ROLE ${owner} SUPERUSER LOGIN PASSWORD '${passwordOf(owner)}'`);
  await createDatabase(name);
  return {
    server,
    createDatabase,
    addressFor: (user, database = name) =>
      `postgres://${user}:${passwordOf(user)}@postgres:${port}/${database}`,
    adminOf,
  };
}

async function execute(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}
