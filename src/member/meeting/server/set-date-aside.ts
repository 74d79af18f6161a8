import { noteAnswered } from '#member/encounters/server/store.ts';
import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Services } from '#platform/services.ts';
import { tellChange } from './tell-change.ts';

/** The date did not take place: it is not asked about again, and the other learns nothing. Idempotent. */
export async function setDateAside(
  { db, clock, live }: Services,
  me: string,
  other: string,
): Promise<'ok' | 'stranger'> {
  const now = clock.now();
  const verdict = await db.transaction(async (tx) => {
    if (!(await lockConversation(tx, me, other))) return 'stranger';
    if (await isBlocked(tx, me, other)) return 'stranger';
    if (await noteAnswered(tx, me, other, now)) await tellChange(tx, me, other, false, now);
    return 'ok';
  });
  if (verdict === 'ok') live.publish([me]);
  return verdict;
}
