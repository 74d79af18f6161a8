import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#web/api.ts';
import { sendAgain as sendAllAgain, useOutgoing } from '#web/chat/use-outgoing.ts';
import { live } from '#web/live/live-connection.ts';
import { noteMessage } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';

/** Sends to one contact. */
export function useSending(contactId: string) {
  const queryClient = useQueryClient();
  const { mutate, ...rest } = useOutgoing(
    [...orpc.messaging.send.key(), contactId],
    orpc.messaging.send.mutationOptions({
      onSuccess: (message) => {
        noteMessage(queryClient, contactId, message);
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
  sendAllAgain(queryClient, orpc.messaging.send.key());
}
