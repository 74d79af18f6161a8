import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { live } from '#live/web/live-connection.ts';
import {
  type Sending,
  sendAgain as sendAllAgain,
  useOutgoing,
} from '#mechanisms/threads/web/shared/use-outgoing.ts';
import type { Message } from '../contract.ts';
import { cacheMessage } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { conversationsApi } from './shared/api.ts';

/** Sends messages to one contact. @param stored the stored messages already loaded */
export function useSending(contactId: string, stored: readonly Message[]): Sending {
  const queryClient = useQueryClient();
  return useOutgoing(
    [...conversationsApi.send.key(), contactId],
    {
      mutationFn: (written) => conversationsApi.send.call({ id: contactId, ...written }),
      onSuccess: (message) => {
        cacheMessage(queryClient, contactId, message);
        live.expectSign();
      },
    },
    { stored, sentence: (error) => chatErrorSentence(error, 'send') },
  );
}

/** Resends messages that failed while offline, to any contact. */
export function sendMessagesAgain(queryClient: QueryClient): void {
  sendAllAgain(queryClient, conversationsApi.send.key());
}
