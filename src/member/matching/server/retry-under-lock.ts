import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { lockMembers } from '#platform/database/locks.ts';

/**
 * Runs an optimistic attempt, then one retry under the member’s lock.
 * @param attempt returns `changed` after a lost race
 */
export async function retryUnderLock<Result>(
  db: Database,
  member: string,
  attempt: (db: Database) => Promise<Result | 'changed'>,
): Promise<Result> {
  const first = await attempt(db);
  if (first !== 'changed') return first;
  // A score compares the answers of two members, inside the transaction as outside it.
  return acrossMembers(() =>
    db.transaction(async (tx) => {
      await lockMembers(tx, [member]);
      const second = await attempt(tx);
      if (second === 'changed') throw new Error('Data changed under the lock of its member');
      return second;
    }),
  );
}
