import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { lastingKeys } from '../database/tables.ts';

type Row = typeof lastingKeys.$inferSelect;

export async function findLastingKey(db: Database, name: string): Promise<Row | undefined> {
  const [row] = await db.select().from(lastingKeys).where(eq(lastingKeys.name, name));
  return row;
}

export async function insertLastingKey(db: Database, row: Row): Promise<void> {
  await db.insert(lastingKeys).values(row).onConflictDoNothing();
}

/** When two nodes reseal it at once, one of them wins. */
export async function replaceLastingKey(
  db: Database,
  { name, sealed }: Pick<Row, 'name' | 'sealed'>,
  by: Pick<Row, 'sealed' | 'sealed_at'>,
): Promise<void> {
  await db
    .update(lastingKeys)
    .set(by)
    .where(and(eq(lastingKeys.name, name), eq(lastingKeys.sealed, sealed)));
}
