import { recordEvents } from '#live/server/record-events.ts';
import { deleteEncountersOf } from '#member/encounters/server/store.ts';
import {
  lockConversation,
  removeConversation,
  wasOpenedBefore,
} from '#member/matching/server/contact-store.ts';
import { forgetMeeting } from '#member/meeting/server/store.ts';
import { sealConversation } from '#member/reports/server/sealed-store.ts';
import { sealThreads } from '#member/reports/server/store.ts';
import type { Services } from '#platform/services.ts';
import { endPlans } from './shared/end-plans.ts';

/**
 * Deletes a conversation for both (D11), with what they planned and what they told of a meeting. First a copy is sealed,
 * in the reports that one made of the other, and for 30 days for one that is still to come. Whoever began has their place back; that it was begun is kept, for there is one
 * greeting for life (D4).
 * @returns whether there ever was a conversation: one that is deleted already is done
 */
export async function deleteConversation(services: Services, me: string, other: string): Promise<boolean> {
  const { db, clock, live } = services;
  const now = clock.now();
  const deleted = await db.transaction(async (tx) => {
    if (!(await lockConversation(tx, me, other))) return false;
    await sealThreads(tx, me, other);
    await sealConversation(tx, me, other, now);
    await endPlans({ ...services, tx }, me, other, now);
    await deleteEncountersOf(tx, me, other);
    await forgetMeeting(tx, me, other);
    await removeConversation(tx, me, other);
    const told = [
      { userId: me, contactId: other, kind: 'contacts-changed' as const },
      { userId: other, contactId: me, kind: 'contacts-changed' as const },
    ];
    await recordEvents(tx, told, now);
    return true;
  });
  if (!deleted) return wasOpenedBefore(db, me, other);
  live.publish([me, other]);
  return true;
}
