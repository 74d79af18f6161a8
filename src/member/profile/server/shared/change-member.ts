import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import { tellCardsChanged } from './card-changes.ts';
import { refreshMatchCard } from './refresh-match-card.ts';

/**
 * Changes what a member says of themselves: profile, search, answers, pause, consent. Under the lock of the member, so
 * that of two simultaneous changes neither is lost, and the match card that is rewritten at the end is made of both.
 */
export async function changeMember<Result>(
  db: Database,
  member: string,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    await lockMembers(tx, [member]);
    const changed = await change(tx);
    await refreshMatchCard(tx, member);
    return changed;
  });
  await tellCardsChanged(db);
  return result;
}
