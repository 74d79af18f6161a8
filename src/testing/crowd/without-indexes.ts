import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

/**
 * Rebuilds the indexes of a table, except the primary key, after inserting its rows: several times faster for many
 * rows.
 */
export async function withoutIndexes(
  tx: Database,
  table: string,
  insert: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await tx.execute<{ name: string; made: string }>(sql`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made FROM pg_index i
    WHERE i.indrelid = ${table}::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`);
  await tx.execute(sql`SET LOCAL maintenance_work_mem = '512MB'`);
  for (const { name } of rows) await tx.execute(sql.raw(`DROP INDEX ${name}`));
  await insert();
  for (const { made } of rows) await tx.execute(sql.raw(made));
}
