import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/** This many rows are deleted well within a second. */
export const ERASED_AT_ONCE = 5000;

/**
 * Deletes the matching rows in batches, each in its own transaction: no row stays locked for long, and a run that was
 * interrupted continues with the remaining rows.
 * @param allowed statement that each step runs first in its transaction
 */
export async function eraseInSteps(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  { atOnce = ERASED_AT_ONCE, allowed }: { atOnce?: number; allowed?: SQL } = {},
): Promise<void> {
  // The condition is repeated: a row that was changed since it was chosen stays if it no longer meets it.
  const erased = sql`
    WITH erased AS (
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${atOnce})) AND ${where}
      RETURNING 1)
    SELECT count(*)::int AS erased FROM erased`;
  await inSteps(atOnce, async () => {
    if (!allowed) return (await db.execute<{ erased: number }>(erased)).rows[0]?.erased ?? 0;
    return db.transaction(async (tx) => {
      await tx.execute(allowed);
      return (await tx.execute<{ erased: number }>(erased)).rows[0]?.erased ?? 0;
    });
  });
}

/** Repeats a step until it finds less than a full batch. @param step returns how many rows it found */
export async function inSteps(atOnce: number, step: () => Promise<number>): Promise<void> {
  while ((await step()) >= atOnce) {
    // On an embedded database requests wait for the same connection.
    await yieldToEventLoop();
  }
}
