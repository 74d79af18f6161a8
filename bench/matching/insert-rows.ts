import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

/** Names and types of the columns that are written. */
export type Columns = Record<string, string>;

/** One statement for many rows of a table. */
export async function insertRows(
  db: Database,
  table: string,
  columns: Columns,
  rows: readonly object[],
): Promise<void> {
  const names = sql.raw(Object.keys(columns).join(', '));
  const types = sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  );
  await db.execute(sql`
    INSERT INTO ${sql.raw(table)} (${names})
    SELECT ${names} FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row(${types})`);
}
