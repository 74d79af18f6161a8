import { recordEvents } from '#live/server/record-events.ts';
import { insertBlock, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import { endPlans } from './shared/end-plans.ts';

/**
 * Blocks a contact, at once and both ways: under the lock that a message takes, so that none slips in. Only the
 * member's own browsers learn of it; the contact is told nothing, but that what the two had planned is off.
 */
export async function blockContact(
  tx: Database,
  services: Services,
  { me, other }: { me: string; other: string },
  now: Date,
): Promise<'ok' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockConversation(tx, me, other))) return 'stranger';
  if (!(await insertBlock(tx, me, other, now))) return UNCHANGED;
  const told = [{ userId: me, kind: 'contacts-changed', contactId: other }];
  if (await endPlans({ ...services, tx }, me, other, now))
    told.push({ userId: other, kind: 'contacts-changed', contactId: me });
  await recordEvents(tx, told, now);
  return 'ok';
}
