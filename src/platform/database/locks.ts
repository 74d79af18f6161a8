import { inArray, sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { users } from './tables.ts';

/**
 * Locks members until the transaction ends, to serialise actions that have a limit. Locks in the order of ids, so that
 * two members who write to each other do not deadlock; rows that refer to them may still be written. To be taken after
 * the lock on a conversation, as erasing an account does.
 * @returns whether all of them still exist
 */
export async function lockMembers(tx: Database, ids: readonly string[]): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');
  return found.length === new Set(ids).size;
}

/** An advisory lock on a name until the transaction ends, for rules over rows that do not exist yet. */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
