import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#web/api.ts';
import { errorSentence } from '#web/error-sentence.ts';
import { safeToRepeat } from '#web/query-client.ts';
import { addMessage, threadQuery } from './thread-query.ts';

/** Spec 1 §8, to the letter. */
const SEND_FAILED = "Une erreur est survenue lors de l'envoi du message.";

/** A message that the server has not confirmed. */
export interface Outgoing {
  clientId: string;
  content: string;
  createdAt: string;
  /** Why it was not sent; null while it is on its way. */
  failure: string | null;
}

/**
 * Sends to one contact. What is on its way or failed is read from the mutation cache: it outlives this screen, and is
 * forgotten with the session. A retry carries the same client id, so that nothing is stored twice.
 */
export function useSending(contactId: string) {
  const queryClient = useQueryClient();
  const mutationKey = [...orpc.messaging.send.key(), contactId];
  const { mutate } = useMutation({
    ...orpc.messaging.send.mutationOptions({
      ...safeToRepeat,
      onMutate: () => queryClient.cancelQueries({ queryKey: threadQuery(contactId).queryKey }),
      onSuccess: (message) => {
        addMessage(queryClient, contactId, message);
        void queryClient.invalidateQueries({ queryKey: orpc.messaging.contacts.key() });
      },
    }),
    mutationKey,
    // One after the other, so that the order is the one in which they were written.
    scope: { id: mutationKey.join() },
    gcTime: Number.POSITIVE_INFINITY,
  });

  const outgoing = useMutationState({
    filters: { mutationKey },
    select: ({ state }): Outgoing | null => {
      const sent = readVariables(state.variables);
      if (!sent || state.status === 'success' || state.status === 'idle') return null;
      return {
        ...sent,
        createdAt: new Date(state.submittedAt).toISOString(),
        failure: state.status === 'error' ? errorSentence(state.error, SEND_FAILED) : null,
      };
    },
  }).filter((message) => message !== null);

  function forget(clientId: string) {
    const cache = queryClient.getMutationCache();
    for (const mutation of cache.findAll({ mutationKey, status: 'error' })) {
      if (readVariables(mutation.state.variables)?.clientId === clientId) cache.remove(mutation);
    }
  }

  return {
    outgoing,
    send: (content: string) => mutate({ id: contactId, clientId: crypto.randomUUID(), content }),
    retry: ({ clientId, content }: Outgoing) => {
      forget(clientId);
      mutate({ id: contactId, clientId, content });
    },
    forget,
  };
}

/** The cache does not know what kind of variables it keeps. */
function readVariables(variables: unknown): { clientId: string; content: string } | null {
  if (typeof variables !== 'object' || variables === null) return null;
  if (!('clientId' in variables && 'content' in variables)) return null;
  return { clientId: String(variables.clientId), content: String(variables.content) };
}
