import type { StoredMessage } from '#mechanisms/threads/server/messages-store.ts';
import type { Message } from '../../contract.ts';

/** Returns a message as one of the two sees it. */
export function contactSeenBy(me: string, message: StoredMessage): Message {
  const mine = message.sender_id === me;
  return {
    id: message.id,
    mine,
    content: message.content,
    automatic: message.automatic,
    clientId: mine ? message.client_id : null,
    createdAt: message.created_at.toISOString(),
    read: message.read,
    holdsContactDetails: !mine && message.holds_contact_details,
  };
}
