import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { refreshMatchCard } from './refresh-match-card.ts';

/** Serialises a member’s changes with a lock, and rebuilds the match card at the end of the transaction. */
export async function changeMember<Result>(
  db: Database,
  member: string,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockMembers(tx, [member]);
    const changed = await change(tx);
    await refreshMatchCard(tx, member);
    return changed;
  });
}
