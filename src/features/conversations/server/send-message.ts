import { isHidden } from '#features/accounts/standing/server/store.ts';
import { isBlocked, lockConversation, setClosure } from '#features/matching/server/contact-store.ts';
import { type RecordedEvent, recordEvents } from '#live/server/record-events.ts';
import type { Services } from '#platform/services.ts';
import { canWrite } from '../rules.ts';
import { findSentMessage, insertMessage, type StoredMessage } from './store.ts';

type NewMessage = { id: string; clientId: string; content: string };

/**
 * Stores a message once and tells both sides. A block waits for the conversation or is seen here: a message that is
 * tried during one is nowhere. What was stored under the same client id before is returned as it is, without telling
 * anyone again.
 * @param message `id` is the contact
 * @returns `closed` after a kind no, which may be answered once (D28); `unreachable` while the account of the contact is
 * not open; nothing when they are not in conversation, or when
 * one has blocked the other
 */
export async function sendMessage(
  { db, clock, live }: Services,
  me: string,
  { id: other, clientId, content }: NewMessage,
): Promise<StoredMessage | 'closed' | 'unreachable' | undefined> {
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
    const sides = await lockConversation(tx, me, other);
    if (!sides || (await isBlocked(tx, me, other))) return undefined;
    if (await isHidden(tx, other)) return 'unreachable';
    const may = canWrite(sides.mine.closure);
    if (may === 'closed') return 'closed';
    const messageId = await insertMessage(tx, message);
    if (messageId === undefined) return undefined;
    const told: RecordedEvent[] = [
      { userId: me, contactId: other, kind: 'message', messageId },
      { userId: other, contactId: me, kind: 'message', messageId },
    ];
    if (may === 'once') {
      await setClosure(tx, me, other, 'by-them-answered');
      told.push({ userId: me, contactId: other, kind: 'contacts-changed' });
    }
    await recordEvents(tx, told, now);
    return messageId;
  });
  if (typeof inserted !== 'number') return (await findSentMessage(db, me, clientId)) ?? inserted;
  live.publish([me, other]);
  return { ...message, id: inserted, read: false };
}
