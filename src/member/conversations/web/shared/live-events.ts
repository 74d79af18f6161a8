import type { QueryClient } from '@tanstack/react-query';
import type { LivePayload } from '#live/protocol.ts';
import { live } from '#live/web/live-connection.ts';
import { type CallSignal, type ConversationEvent, callSignal, conversationEvent } from '../../contract.ts';
import { cacheMessage, cacheRead, cacheUnread, readChatAgain } from '../change-chat.ts';
import { hideTyping } from '../typing.ts';
import { contactsQuery } from './api.ts';

/**
 * Applies an event to the query cache. Earlier data plus the events since equal a fresh fetch. Idempotent.
 * @returns false for an event that does not concern conversations
 */
export function applyConversationEvent(queryClient: QueryClient, payload: LivePayload): boolean {
  const { data: event } = conversationEvent.safeParse(payload);
  if (!event) return false;
  apply(queryClient, event);
  return true;
}

function apply(queryClient: QueryClient, event: ConversationEvent): void {
  switch (event.kind) {
    case 'message': {
      if (!event.message.mine) hideTyping(event.contactId);
      cacheMessage(queryClient, event.contactId, event.message);
      cacheUnread(queryClient, event.contactId, event.unreadCount);
      const { queryKey } = contactsQuery();
      const isListed = queryClient.getQueryData(queryKey)?.some(({ id }) => id === event.contactId);
      if (!isListed) void queryClient.invalidateQueries({ queryKey });
      return;
    }
    case 'read-by-me':
      cacheRead(queryClient, event.contactId, { by: 'me', upTo: event.upTo });
      cacheUnread(queryClient, event.contactId, event.unreadCount);
      return;
    case 'read-by-them':
      cacheRead(queryClient, event.contactId, { by: 'them', upTo: event.upTo });
      return;
    case 'contacts-changed':
      readChatAgain(queryClient);
  }
}

const listeners = new Set<(signal: CallSignal) => void>();

/** Passes call signals among ephemeral events to the listeners. */
export function dispatchCallSignal(payload: LivePayload): void {
  const { data: signal } = callSignal.safeParse(payload);
  if (signal) for (const listener of listeners) listener(signal);
}

/** @returns a function that unsubscribes */
export function onSignal(listener: (signal: CallSignal) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function sendSignal(signal: Omit<CallSignal, 'kind'>): void {
  live.send({ kind: 'call-signal', ...signal });
}
