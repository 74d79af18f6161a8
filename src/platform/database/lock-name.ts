import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

/** An advisory lock on a name until the transaction ends, for rules over rows that do not exist yet. */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
