import type { LivePayload } from '#live/protocol.ts';
import type { Reader } from '#live/server/event-store.ts';
import { createSignalReader } from '#mechanisms/calls/server/shared/read-signals.ts';
import { isOpenContact } from '#member/matching/server/contact-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { RateLimiter } from '#platform/rate-limiter.ts';
import type { LivePublisher } from '#platform/services.ts';
import { type ConversationEvent, callSignal, typingEvent } from '../../contract.ts';
import { TYPING_EVERY_MS } from '../../rules.ts';
import { mayCall } from '../call-store.ts';
import { contactSeenBy, type EventDetails, listEventDetails } from '../store.ts';

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

export function createSignalForwarder(db: Database, clock: Clock) {
  const read = createSignalReader(callSignal);
  /** @returns whether the event is a call signal */
  return async (live: LivePublisher, member: string, payload: LivePayload): Promise<boolean> => {
    const signal = read(member, payload);
    if (signal && (await mayCall(db, { member, seat: signal.seat }, signal.contactId, clock.now())))
      live.publishEphemeral(signal.contactId, { ...signal, contactId: member });
    return signal !== undefined;
  };
}

/** Forwards one event per pair and interval, however often a browser sends it. */
const TYPING_PACE = { perSecond: 1000 / TYPING_EVERY_MS, burst: 1 };

/** Forwards typing events to contacts; drops those to anybody else. */
export function createTypingForwarder(db: Database) {
  const pace = new RateLimiter();
  return async (live: LivePublisher, member: string, payload: LivePayload): Promise<void> => {
    const { data } = typingEvent.safeParse(payload);
    if (!data) return;
    const pair = JSON.stringify([member, data.contactId]);
    if (!pace.keeps(pair, TYPING_PACE, performance.now())) return;
    if (!(await isOpenContact(db, member, data.contactId))) return;
    live.publishEphemeral(data.contactId, { kind: 'typing', contactId: member });
  };
}
