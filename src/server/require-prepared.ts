import { ownsSchema } from '#platform/database/application-role.ts';
import { listWithoutWall } from '#platform/database/row-policies.ts';
import { WITHHELD } from './prepare-database.ts';
import { ROW_RULES } from './row-rules.ts';

type Query = (statement: string) => Promise<Record<string, unknown>[]>;

/** `migrate` was interrupted: the message lists the missing parts. */
export class UnpreparedDatabaseError extends Error {
  constructor(missing: readonly string[]) {
    super(
      `La base n’est pas prête\u202f: ${missing.join('\u202f; ')}. Relancez, avec DATABASE_OWNER_URL, «\u202fnode build/server-app/main.js migrate\u202f».`,
    );
  }
}

/**
 * Lets a role that does not own the schema serve only after its owner has finished the preparation (decision 33):
 * policies on each table, and every grant that the site needs. The owner itself bypasses policies and needs no grants.
 * @throws UnpreparedDatabaseError
 */
export async function requirePrepared(query: Query): Promise<void> {
  if (await ownsSchema(query)) return;
  const walls = await listWithoutWall(query, ROW_RULES);
  const rights = await listWithoutRights(query);
  const beyond = await listBeyondRights(query);
  const missing = [
    ...(walls.length > 0 ? [`lignes ouvertes à chacun dans ${walls.join(', ')}`] : []),
    ...(rights.length > 0 ? [`aucun droit sur ${rights.join(', ')}`] : []),
    ...(beyond.length > 0 ? [`droits de trop\u202f: ${beyond.join(', ')}`] : []),
  ];
  if (missing.length > 0) throw new UnpreparedDatabaseError(missing);
}

/** Lists rights that this role must not have. */
async function listBeyondRights(query: Query): Promise<string[]> {
  const withheld = Object.entries(WITHHELD).flatMap(([table, verbs]) => verbs.map((verb) => [verb, table]));
  const rows = await query(
    withheld
      .map(
        ([verb, table]) =>
          `SELECT '${verb} ${table}' AS name WHERE has_table_privilege('public.${table}', '${verb}')`,
      )
      .join(' UNION ALL '),
  );
  return rows.map(({ name }) => String(name));
}

async function listWithoutRights(query: Query): Promise<string[]> {
  const rows = await query(`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('public', 'pgboss')) AND relkind IN ('r', 'p')
      AND NOT (has_schema_privilege(relnamespace, 'USAGE') AND has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT'))
    UNION ALL SELECT relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace
      AND CASE relkind WHEN 'S' THEN NOT has_sequence_privilege(oid, 'USAGE') ELSE false END
    UNION ALL SELECT proname FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND NOT has_function_privilege(oid, 'EXECUTE')
    UNION ALL SELECT 'pgboss' WHERE to_regnamespace('pgboss') IS NULL
    ORDER BY name`);
  return rows.map(({ name }) => String(name));
}
