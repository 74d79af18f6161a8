import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

const ROWS_AT_ONCE = 10_000;

/**
 * Inserts many rows of one table, by column, each with the columns of the first. Their foreign keys hold by
 * construction: checking millions of them would take most of the time.
 */
export async function insertRows(db: Database, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.raw(Object.keys(rows[0] ?? {}).join(', '));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql`
        INSERT INTO ${sql.raw(table)} (${columns}) SELECT ${columns}
        FROM json_populate_recordset(NULL::${sql.raw(table)}, ${JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE))}::json)`);
    });
}
