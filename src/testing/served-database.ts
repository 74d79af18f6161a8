import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { type OpenDatabase, openPostgres } from '#platform/database/client.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { createEmptyDatabase, PATIENT } from './postgres-database.ts';

/** Shared by the whole server. */
const ROLE = 'lueur_tests';
const TEMPLATE_LOCK = 4_173_926;

/**
 * Creates a database as in production: it serves a role that owns nothing in it, behind the policies of its tables. The
 * log-in is nevertheless a superuser, so that a test may run `SET LOCAL ROLE NONE` and change anything.
 * @param server address of any database on the server, as a superuser
 */
export async function createServedDatabase(server: string, name: string): Promise<OpenDatabase> {
  const owner = await createEmptyDatabase(server, name, await makeTemplate(server));
  const served = new URL(owner);
  served.searchParams.set('options', `-c role=${ROLE} -c jit=off`);
  return openPostgres(served.href, PATIENT);
}

/** Opens such a database as the owner of its tables; the caller closes it. */
export function openAsOwner({ address = '' }: OpenDatabase): OpenDatabase {
  const url = new URL(address);
  url.searchParams.delete('options');
  return openPostgres(url.href, PATIENT);
}

/** The first worker of a run prepares the template that all of them copy; each run has its own temporary folder. */
async function makeTemplate(server: string): Promise<string> {
  const name = `lueur_template_${createHash('sha256').update(tmpdir()).digest('hex').slice(0, 12)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`);
  const exists = async (text: string) => ((await client.query(text)).rowCount ?? 0) > 0;
  if (!(await exists(`SELECT FROM pg_roles WHERE rolname = '${ROLE}'`)))
    await client.query(`CREATE ROLE ${ROLE} LOGIN IN ROLE pg_read_all_stats`);
  if (!(await exists(`SELECT FROM pg_database WHERE datname = '${name}'`))) {
    const owner = await createEmptyDatabase(server, `${name}_made`);
    const login = new URL(owner);
    login.username = ROLE;
    await prepareDatabase({ owner, application: login.href }, () => undefined);
    await client.query(`ALTER DATABASE ${name}_made RENAME TO ${name}`);
  }
  await client.end();
  return name;
}
