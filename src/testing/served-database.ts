import pg from 'pg';
import { type OpenDatabase, openPostgres } from '#platform/database/client.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { createEmptyDatabase, PATIENT } from './postgres-database.ts';

/** Of the whole server; the files of tests run two at a time. */
const ROLE = 'lueur_tests';
const ROLE_LOCK = 4_173_926;

/**
 * A database of its own, as it is in production: it serves a role that owns nothing in it, behind the policies of its tables.
 * Whoever logs in is a superuser all the same, so that a test may say `SET LOCAL ROLE NONE` and change what it wants.
 * @param server address of any database of that server, as a superuser
 */
export async function createServedDatabase(server: string, name: string): Promise<OpenDatabase> {
  await makeRole(server);
  const owner = await createEmptyDatabase(server, name);
  const login = new URL(owner);
  login.username = ROLE;
  await prepareDatabase({ owner, application: login.href }, () => undefined);
  const served = new URL(owner);
  served.searchParams.set('options', `-c role=${ROLE} -c jit=off`);
  return openPostgres(served.href, PATIENT);
}

/** Such a database as who owns its tables; to be closed. */
export function openAsOwner({ address = '' }: OpenDatabase): OpenDatabase {
  const url = new URL(address);
  url.searchParams.delete('options');
  return openPostgres(url.href, PATIENT);
}

async function makeRole(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`SELECT pg_advisory_lock(${ROLE_LOCK})`);
  const { rowCount } = await client.query(`SELECT FROM pg_roles WHERE rolname = '${ROLE}'`);
  if (!rowCount) await client.query(`CREATE ROLE ${ROLE} LOGIN IN ROLE pg_read_all_stats`);
  await client.end();
}
