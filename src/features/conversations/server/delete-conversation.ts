import { forgetMeeting } from '#features/conversations/meeting/server/store.ts';
import { sealThreads } from '#features/conversations/reports/server/store.ts';
import {
  lockConversation,
  removeConversation,
  wasOpenedBefore,
} from '#features/matching/server/contact-store.ts';
import { recordEvents } from '#live/server/record-events.ts';
import type { Services } from '#platform/services.ts';

/**
 * Deletes a conversation for both (D11), with what they told of a meeting. When one has reported the other, the whole
 * thread is sealed for the team first. Whoever began has their place back; that it was begun is kept, for there is one
 * greeting for life (D4).
 * @returns whether there ever was a conversation: one that is deleted already is done
 */
export async function deleteConversation(
  { db, clock, live }: Services,
  me: string,
  other: string,
): Promise<boolean> {
  const deleted = await db.transaction(async (tx) => {
    if (!(await lockConversation(tx, me, other))) return false;
    await sealThreads(tx, me, other);
    await forgetMeeting(tx, me, other);
    await removeConversation(tx, me, other);
    const told = [
      { userId: me, contactId: other, kind: 'contacts-changed' as const },
      { userId: other, contactId: me, kind: 'contacts-changed' as const },
    ];
    await recordEvents(tx, told, clock.now());
    return true;
  });
  if (!deleted) return wasOpenedBefore(db, me, other);
  live.publish([me, other]);
  return true;
}
