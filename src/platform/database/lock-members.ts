import { inArray } from 'drizzle-orm';
import type { Database } from './client.ts';
import { users } from './tables.ts';

/**
 * Serialises what members may do only so many times, until the transaction ends. In the order of ids, so that two who
 * write to each other first do not wait for one another; rows that refer to them may still be written. To be taken after
 * a conversation, as erasing an account does.
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
