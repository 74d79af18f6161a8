import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** Whoever locks the same name waits for the end of this transaction: for rules over rows that are not there yet. */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
