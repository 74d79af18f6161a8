import type { Services } from '#platform/services.ts';
import { findSentMessage, type StoredMessage, storeSent } from './store.ts';

type NewMessage = { id: string; clientId: string; content: string };

/**
 * Stores a message once and tells both sides, in one statement. A block waits for the conversation or is seen there: a
 * message that is tried during one is nowhere. What was stored under the same client id before is returned as it is,
 * without telling anyone again.
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
  const message = {
    sender_id: me,
    receiver_id: other,
    client_id: clientId,
    content,
    created_at: clock.now(),
  };
  const sent = await storeSent(db, message);
  if (sent.outcome !== 'stored') {
    const refused = sent.outcome === 'closed' || sent.outcome === 'unreachable' ? sent.outcome : undefined;
    return (await findSentMessage(db, me, clientId)) ?? refused;
  }
  live.publish([me, other]);
  return { ...message, id: sent.id, automatic: false, holds_contact_details: sent.warns, read: false };
}
