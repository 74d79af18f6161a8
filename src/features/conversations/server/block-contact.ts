import { insertBlock, lockConversation } from '#features/matching/server/contact-store.ts';
import { recordEvents } from '#live/server/record-events.ts';
import type { Services } from '#platform/services.ts';

/**
 * Blocks a contact, at once and both ways: under the lock that a message takes, so that none slips in. Only the
 * member's own browsers learn of it; the contact is told nothing.
 * @returns whether they are in conversation at all; a block that stands already is one
 */
export async function blockContact(
  { db, clock, live }: Services,
  me: string,
  other: string,
): Promise<boolean> {
  const now = clock.now();
  const outcome = await db.transaction(async (tx) => {
    if (!(await lockConversation(tx, me, other))) return 'stranger';
    if (!(await insertBlock(tx, me, other, now))) return 'as-before';
    await recordEvents(tx, [{ userId: me, kind: 'contacts-changed', contactId: other }], now);
    return 'changed';
  });
  if (outcome === 'changed') live.publish([me]);
  return outcome !== 'stranger';
}
