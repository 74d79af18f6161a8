import pg from 'pg';

type Query = (statement: string) => Promise<Record<string, unknown>[]>;

export type Withheld = Readonly<Record<string, readonly ('UPDATE' | 'DELETE')[]>>;

const SCHEMAS = ['public', 'pgboss'];
const ORDINARY_NAME = /^[a-z_][a-z0-9_]{0,62}$/;
const RECORDS = 'drizzle';

/**
 * Whether the current role may change or create the tables of a schema; otherwise another role owns them.
 * @param schema a plain name: it is not quoted
 */
export async function ownsSchema(query: Query, schema: string = RECORDS): Promise<boolean> {
  const [found] = await query(
    `SELECT pg_has_role(nspowner, 'USAGE') AS owns FROM pg_namespace WHERE nspname = '${schema}'`,
  );
  return found === undefined || found.owns === true;
}

/**
 * Grants a role the rights to serve the site: it reads and writes rows, but changes no table, trigger or grant. Run by
 * the owner of the schema after each migration; creates the role if missing.
 * @param login address of the database as that role
 * @param withheld privileges that even this role lacks
 * @throws Error when the role has no ordinary name, or bypasses row security
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
