import type { StoredEvent } from '#live/server/event-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { ConversationEvent } from '../../contract.ts';
import { type EventDetails, readEventDetails } from '../store.ts';
import { seenBy } from './seen-by.ts';

/** What is told of something that is gone since: under its number, everything is read again. */
const GONE: ConversationEvent = { kind: 'contacts-changed' };

/** What events of conversations say now, one payload each and in their order. */
export async function readEventPayloads(
  db: Database,
  events: readonly StoredEvent[],
): Promise<ConversationEvent[]> {
  const precise = events.flatMap(({ kind, userId, contactId, messageId }, place) =>
    kind === GONE.kind || contactId === null
      ? []
      : [{ place, user_id: userId, contact_id: contactId, message_id: messageId }],
  );
  if (precise.length === 0) return events.map(() => GONE);
  const details = await readEventDetails(db, precise);
  return events.map((event, place) => payloadOf(event, details.get(place)) ?? GONE);
}

function payloadOf(
  { kind, userId, contactId, messageId: upTo }: StoredEvent,
  details: EventDetails | undefined,
): ConversationEvent | undefined {
  if (!details || contactId === null || upTo === null) return undefined;
  const { unreadCount, message } = details;
  if (kind === 'message')
    return message ? { kind, contactId, message: seenBy(userId, message), unreadCount } : undefined;
  if (kind === 'read-by-me') return { kind, contactId, upTo, unreadCount };
  return kind === 'read-by-them' ? { kind, contactId, upTo } : undefined;
}
