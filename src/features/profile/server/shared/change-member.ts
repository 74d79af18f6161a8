import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import { refreshMatchCard } from './refresh-match-card.ts';

/**
 * Changes what a member says of themselves: profile, search, answers, pause, consent. Under the lock of the member, so
 * that of two simultaneous changes neither is lost, and the match card that is rewritten at the end is made of both.
 */
export function changeMember<Result>(
  db: Database,
  member: string,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockMembers(tx, [member]);
    const result = await change(tx);
    await refreshMatchCard(tx, member);
    return result;
  });
}
