import type { Reader } from '#live/server/event-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { ConversationEvent } from '../../contract.ts';
import { type EventDetails, listEventDetails } from '../store.ts';
import { contactSeenBy } from './seen-by.ts';

/** What is told of something that is gone since: under its number, everything is read again. */
const GONE: ConversationEvent = { kind: 'contacts-changed' };

type Told = { userId: string; seq: number; kind: string; payload: ConversationEvent };

/** What follows each reader's cursor says now, each member's in their order; `kind` as it was recorded. */
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
