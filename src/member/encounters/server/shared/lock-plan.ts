import { eventsOfBoth, recordEvents } from '#live/server/event-store.ts';
import { isOutOfSight } from '#mechanisms/decisions/server/standing-store.ts';
import { insertMessage } from '#mechanisms/threads/server/store.ts';
import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Writing } from '#platform/write.ts';

/**
 * Locks the conversation of two people for a change of their plan.
 * @throws NOT_FOUND if they are no longer in contact
 */
export async function lockPlan(
  tx: Database,
  errors: { NOT_FOUND: () => Error },
  me: string,
  other: string,
): Promise<void> {
  const sides = await lockConversation(tx, me, other);
  // After a decline, neither can plan anything (D28).
  if (!sides || sides.mine.closure !== null || (await isBlocked(tx, me, other))) throw errors.NOT_FOUND();
  if (await isOutOfSight(tx, other)) throw errors.NOT_FOUND();
}

/**
 * Records the event of a changed plan for both members, at the end of its transaction.
 * @param words added to the conversation as a message of the acting member; '' for none
 */
export async function recordPlan(
  { tx, now }: Writing,
  { me, other, words = '' }: { me: string; other: string; words?: string },
): Promise<void> {
  const messageId = words
    ? await insertMessage(tx, {
        sender_id: me,
        receiver_id: other,
        client_id: crypto.randomUUID(),
        content: words,
        created_at: now,
      })
    : undefined;
  const written = messageId === undefined ? [] : [{ kind: 'message', messageId }];
  await recordEvents(tx, eventsOfBoth(me, other, [...written, { kind: 'contacts-changed' }]), now);
}
