import pg from 'pg';

type Query = (statement: string) => Promise<Record<string, unknown>[]>;

/** What may not be done to the rows of a table, by its name. */
export type Withheld = Readonly<Record<string, readonly ('UPDATE' | 'DELETE')[]>>;

const SCHEMAS = ['public', 'pgboss'];
const ORDINARY_NAME = /^[a-z_][a-z0-9_]{0,62}$/;
const RECORDS = 'drizzle';

/**
 * Whether whoever asks may change the tables of a schema, or make it; otherwise another role owns them.
 * @param schema a plain name: it is not quoted
 */
export async function ownsSchema(query: Query, schema: string = RECORDS): Promise<boolean> {
  const [found] = await query(
    `SELECT pg_has_role(nspowner, 'USAGE') AS owns FROM pg_namespace WHERE nspname = '${schema}'`,
  );
  return found === undefined || found.owns === true;
}

/**
 * Lets a role serve the site: it reads and writes rows, and changes no table, no trigger and nobody's rights. To be asked
 * of the owner of the schema after each migration; a role that is not there yet is made.
 * @param login address of the database as that role
 * @param withheld what even this role may not do
 * @throws Error when the role has no ordinary name, or may do everything
 */
export async function admitRole(query: Query, login: string, withheld: Withheld): Promise<void> {
  const { username, password } = new URL(login);
  if (!ORDINARY_NAME.test(username)) throw new Error('The application needs a role with an ordinary name');
  const [found] = await query(
    `SELECT rolsuper OR rolbypassrls AS unbounded FROM pg_roles WHERE rolname = '${username}'`,
  );
  if (!found)
    await query(`CREATE ROLE ${username} LOGIN PASSWORD ${pg.escapeLiteral(decodeURIComponent(password))}`);
  if (found?.unbounded)
    throw new Error(`The role ${username} may do everything: the application needs one of its own`);
  await query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  for (const schema of SCHEMAS) {
    await query(`GRANT USAGE ON SCHEMA ${schema} TO ${username}`);
    await query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${username}`);
    await query(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${username}`);
  }
  await query(`GRANT USAGE ON SCHEMA ${RECORDS} TO ${username}`);
  await query(`GRANT SELECT ON ALL TABLES IN SCHEMA ${RECORDS} TO ${username}`);
  for (const [table, verbs] of Object.entries(withheld))
    await query(`REVOKE ${verbs.join(', ')} ON ${table} FROM ${username}`);
}
