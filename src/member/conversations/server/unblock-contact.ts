import { recordEvents } from '#live/server/record-events.ts';
import { deleteBlock, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Services } from '#platform/services.ts';

/**
 * Takes one's own block back: the conversation goes on, unless the contact has blocked the member too. What was tried
 * meanwhile was stored nowhere and never arrives.
 * @returns whether they are in conversation at all; someone who is not blocked stays so
 */
export async function unblockContact(
  { db, clock, live }: Services,
  me: string,
  other: string,
): Promise<boolean> {
  const outcome = await db.transaction(async (tx) => {
    if (!(await lockConversation(tx, me, other))) return 'stranger';
    if (!(await deleteBlock(tx, me, other))) return 'as-before';
    await recordEvents(tx, [{ userId: me, kind: 'contacts-changed', contactId: other }], clock.now());
    return 'changed';
  });
  if (outcome === 'changed') live.publish([me]);
  return outcome !== 'stranger';
}
