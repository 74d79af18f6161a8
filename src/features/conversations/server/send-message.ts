import { isBlocked, lockConversation } from '#features/matching/server/contact-store.ts';
import { recordEvents } from '#live/server/record-events.ts';
import type { Services } from '#platform/services.ts';
import { findSentMessage, insertMessage, type StoredMessage } from './store.ts';

type NewMessage = { id: string; clientId: string; content: string };

/**
 * Stores a message once and tells both sides. A block waits for the conversation or is seen here: a message that is
 * tried during one is nowhere. What was stored under the same client id before is returned as it is, without telling
 * anyone again.
 * @param message `id` is the contact
 * @returns nothing when they are not in conversation, or when one has blocked the other
 */
export async function sendMessage(
  { db, clock, live }: Services,
  me: string,
  { id: other, clientId, content }: NewMessage,
): Promise<StoredMessage | undefined> {
  const now = clock.now();
  const message = {
    sender_id: me,
    receiver_id: other,
    client_id: clientId,
    content,
    automatic: false,
    created_at: now,
  };
  const inserted = await db.transaction(async (tx) => {
    if (!(await lockConversation(tx, me, other))) return undefined;
    if (await isBlocked(tx, me, other)) return undefined;
    const messageId = await insertMessage(tx, message);
    if (messageId === undefined) return undefined;
    const told = [
      { userId: me, contactId: other, kind: 'message' as const, messageId },
      { userId: other, contactId: me, kind: 'message' as const, messageId },
    ];
    await recordEvents(tx, told, now);
    return messageId;
  });
  if (inserted === undefined) return findSentMessage(db, me, clientId);
  live.publish([me, other]);
  return { ...message, id: inserted, read: false };
}
