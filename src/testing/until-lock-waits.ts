import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#platform/database/client.ts';

/** Resolves once a session of this database waits for a lock; other workers test on the same server. */
export async function untilLockWaits(db: Database): Promise<void> {
  const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await db.execute(waiting)).rows.length).toBeGreaterThan(0);
}
