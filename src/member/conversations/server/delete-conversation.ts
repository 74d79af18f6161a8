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
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import { endPlans } from './shared/end-plans.ts';

/**
 * Deletes a conversation for both (D11), with what they planned and what they told of a meeting. First a copy is sealed,
 * in the reports that one made of the other, and for 30 days for one that is still to come. Whoever began has their place back; that it was begun is kept, for there is one
 * greeting for life (D4).
 */
export async function deleteConversation(
  tx: Database,
  services: Services,
  { me, other }: { me: string; other: string },
  now: Date,
): Promise<'ok' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockConversation(tx, me, other)))
    return (await wasOpenedBefore(tx, me, other)) ? UNCHANGED : 'stranger';
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
  return 'ok';
}
