import { recordEvents } from '#live/server/record-events.ts';
import { insertBlock, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Services } from '#platform/services.ts';
import { endPlans } from './shared/end-plans.ts';

/**
 * Blocks a contact, at once and both ways: under the lock that a message takes, so that none slips in. Only the
 * member's own browsers learn of it; the contact is told nothing, but that what the two had planned is off.
 * @returns whether they are in conversation at all; a block that stands already is one
 */
export async function blockContact(services: Services, me: string, other: string): Promise<boolean> {
  const { db, clock, live } = services;
  const now = clock.now();
  const outcome = await db.transaction(async (tx) => {
    if (!(await lockConversation(tx, me, other))) return 'stranger';
    if (!(await insertBlock(tx, me, other, now))) return 'as-before';
    const told = [{ userId: me, kind: 'contacts-changed', contactId: other }];
    if (await endPlans({ ...services, tx }, me, other, now))
      told.push({ userId: other, kind: 'contacts-changed', contactId: me });
    await recordEvents(tx, told, now);
    return 'changed';
  });
  if (outcome === 'changed') live.publish([me, other]);
  return outcome !== 'stranger';
}
