import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { live } from '#live/web/live-connection.ts';
import { sendAgain as sendAllAgain, useOutgoing } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { cacheMessage } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';
import { conversationsApi } from './shared/api.ts';

/** Sends to one contact. */
export function useSending(contactId: string) {
  const queryClient = useQueryClient();
  const { mutate, ...rest } = useOutgoing(
    [...conversationsApi.send.key(), contactId],
    conversationsApi.send.mutationOptions({
      onSuccess: (message) => {
        cacheMessage(queryClient, contactId, message);
        live.expectSign();
      },
    }),
    (error) => chatErrorSentence(error, 'send'),
  );
  return {
    ...rest,
    send: (content: string) => mutate({ id: contactId, clientId: crypto.randomUUID(), content }),
  };
}

/** What could not leave without a connection leaves now, to whomever it was written. */
export function sendAgain(queryClient: QueryClient): void {
  sendAllAgain(queryClient, conversationsApi.send.key());
}
