import type { Reader } from '#live/server/event-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { ConversationEvent } from '../../contract.ts';
import { type EventDetails, listEventDetails } from '../store.ts';
import { contactSeenBy } from './seen-by.ts';

/** Replaces an event whose data is gone: under its sequence number, the browser refetches everything. */
const GONE: ConversationEvent = { kind: 'contacts-changed' };

type Told = { userId: string; seq: number; kind: string; payload: ConversationEvent };

/**
 * Returns the events after each reader’s cursor with their current data, in order per member. `kind` is as recorded.
 */
export async function readConversationEvents(db: Database, readers: readonly Reader[]): Promise<Told[]> {
  const events = await listEventDetails(db, readers);
  return events.map((event) => {
    const { userId, seq, kind } = event;
    return { userId, seq, kind, payload: payloadOf(event) ?? GONE };
  });
}

function payloadOf({
  kind,
  userId,
  contactId,
  messageId: upTo,
  unreadCount,
  message,
}: EventDetails): ConversationEvent | undefined {
  if (contactId === null || upTo === null || unreadCount === null) return undefined;
  if (kind === 'message')
    return message ? { kind, contactId, message: contactSeenBy(userId, message), unreadCount } : undefined;
  if (kind === 'read-by-me') return { kind, contactId, upTo, unreadCount };
  return kind === 'read-by-them' ? { kind, contactId, upTo } : undefined;
}
