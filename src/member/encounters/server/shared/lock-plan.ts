import { type RecordedEvent, recordEvents } from '#live/server/record-events.ts';
import { isOutOfSight } from '#mechanisms/decisions/server/standing-store.ts';
import { insertMessage } from '#mechanisms/threads/server/messages-store.ts';
import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Writing } from '#platform/write.ts';

/**
 * Locks the conversation of two people who plan something together.
 * @throws NOT_FOUND when they are not in contact any more
 */
export async function lockPlan(
  tx: Database,
  errors: { NOT_FOUND: () => Error },
  me: string,
  other: string,
): Promise<void> {
  const sides = await lockConversation(tx, me, other);
  // After a kind no, neither of them plans anything more (D28).
  if (!sides || sides.mine.closure !== null || (await isBlocked(tx, me, other))) throw errors.NOT_FOUND();
  if (await isOutOfSight(tx, other)) throw errors.NOT_FOUND();
}

/**
 * Tells both streams of a change of their plan, at the end of its transaction.
 * @param words go into the conversation as a message of the member who acts; '' for none
 */
export async function recordPlan(
  { tx, now }: Writing,
  { me, other, words = '' }: { me: string; other: string; words?: string },
): Promise<void> {
  const sides = [
    { userId: me, contactId: other },
    { userId: other, contactId: me },
  ];
  const messageId = words
    ? await insertMessage(tx, {
        sender_id: me,
        receiver_id: other,
        client_id: crypto.randomUUID(),
        content: words,
        created_at: now,
      })
    : undefined;
  const events = sides.flatMap((side): RecordedEvent[] => [
    ...(messageId === undefined ? [] : [{ ...side, kind: 'message', messageId }]),
    { ...side, kind: 'contacts-changed' },
  ]);
  await recordEvents(tx, events, now);
}
