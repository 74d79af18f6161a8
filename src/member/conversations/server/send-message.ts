import { holdsInsult } from '#lib/free-text/insults.ts';
import type { StoredMessage } from '#mechanisms/threads/server/messages-store.ts';
import { countDaily } from '#platform/daily-figures.ts';
import type { Services } from '#platform/services.ts';
import { findSentMessage, storeSent } from './store.ts';

type NewMessage = { id: string; clientId: string; content: string };

/**
 * Stores a message once and notifies both sides, in one statement. A concurrent block either waits for the conversation
 * or is seen here: no message sent during a block is stored. Returns a message already stored with the same client id
 * without a second event.
 * @param message `id` is the contact
 * @returns `closed` after a decline, which allows one answer (D28); `unreachable` while the contact’s account is not
 * active; `other-content` if the client id was used for another message; undefined without a conversation or during a
 * block
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
