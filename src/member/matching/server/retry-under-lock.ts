import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { lockMembers } from '#platform/database/lock-members.ts';

/**
 * Does what is planned on a reading and may be refused when that has changed meanwhile: then once more, read and done under
 * the lock of the member, where nothing changes.
 * @param attempt answers `changed` when it was refused
 */
export async function retryUnderLock<Result>(
  db: Database,
  member: string,
  attempt: (db: Database) => Promise<Result | 'changed'>,
): Promise<Result> {
  const first = await attempt(db);
  if (first !== 'changed') return first;
  // A score compares the answers of two, in a transaction as before it.
  return acrossMembers(() =>
    db.transaction(async (tx) => {
      await lockMembers(tx, [member]);
      const second = await attempt(tx);
      if (second === 'changed') throw new Error('what was read under the lock of a member has changed');
      return second;
    }),
  );
}
