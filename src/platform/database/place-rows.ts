import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

type Placed = PgTable & { id: PgColumn; position: PgColumn };

/**
 * Puts the rows of a list in another order. The rows are locked in the order of their ids first, as elsewhere: updates
 * in the order of two callers would deadlock.
 * @param ids all ids of the list, once each
 */
export async function placeRows(tx: Database, table: Placed, ids: readonly string[]): Promise<void> {
  const list = sql`${sql.param([...ids])}::text[]`;
  await tx.execute(sql`
    WITH locked AS (SELECT id FROM ${table} WHERE id = ANY(${list}) ORDER BY id FOR NO KEY UPDATE)
    UPDATE ${table} SET position = array_position(${list}, ${table}.id) - 1
    FROM locked WHERE ${table}.id = locked.id`);
}
