import { holdsInsult } from '#lib/free-text/insults.ts';
import type { StoredMessage } from '#mechanisms/threads/server/messages-store.ts';
import { countDaily } from '#platform/daily-figures.ts';
import type { Services } from '#platform/services.ts';
import { findSentMessage, storeSent } from './store.ts';

type NewMessage = { id: string; clientId: string; content: string };

/**
 * Stores a message once and tells both sides, in one statement. A block waits for the conversation or is seen there: a
 * message that is tried during one is nowhere. What was stored under the same client id before is returned as it is,
 * without telling anyone again.
 * @param message `id` is the contact
 * @returns `closed` after a kind no, which may be answered once (D28); `unreachable` while the account of the contact is
 * not open; `other-content` when the client id served for another message; nothing when they are not in conversation, or
 * when one has blocked the other
 */
export async function sendMessage(
  services: Services,
  me: string,
  { id: other, clientId, content }: NewMessage,
): Promise<StoredMessage | 'closed' | 'unreachable' | 'other-content' | undefined> {
  const { db, clock, live } = services;
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
    const before = await findSentMessage(db, me, clientId);
    if (!before) return refused;
    return before.content === content && before.receiver_id === other ? before : 'other-content';
  }
  live.publish([me, other]);
  if (holdsInsult(content)) countDaily(services, 'insults-sent');
  return { ...message, id: sent.id, automatic: false, holds_contact_details: sent.warns, read: false };
}
