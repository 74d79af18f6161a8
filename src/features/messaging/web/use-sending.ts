import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#web/api.ts';
import { isTransient } from '#web/error-sentence.ts';
import { OfflineError } from '#web/fetch.ts';
import { live } from '#web/live/live-connection.ts';
import { safeToRepeat } from '#web/query-client.ts';
import { noteMessage } from './change-chat.ts';
import { chatErrorSentence } from './chat-sentences.ts';

/** A message that the server has not confirmed. */
export interface Outgoing {
  clientId: string;
  content: string;
  createdAt: string;
  /** Why it was not sent; null while it is on its way. */
  failure: string | null;
  /** It leaves by itself as soon as the connection is back. */
  waits: boolean;
}

/**
 * Sends to one contact. What is on its way or failed is read from the mutation cache: it outlives this screen, and is
 * forgotten with the session. Every try carries the same client id, so that nothing is stored twice.
 */
export function useSending(contactId: string) {
  const queryClient = useQueryClient();
  const mutationKey = [...orpc.messaging.send.key(), contactId];
  const { mutate } = useMutation({
    ...orpc.messaging.send.mutationOptions({
      ...safeToRepeat,
      onSuccess: (message) => {
        noteMessage(queryClient, contactId, message);
        live.expectSign();
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
        failure: state.status === 'error' ? chatErrorSentence(state.error, 'send') : null,
        waits: state.status === 'error' && passesByItself(state.error),
      };
    },
  }).filter((message) => message !== null);

  const failed = (clientId: string) =>
    failedSendings(queryClient, mutationKey).find(
      (mutation) => readVariables(mutation.state.variables)?.clientId === clientId,
    );

  return {
    outgoing,
    send: (content: string) => mutate({ id: contactId, clientId: crypto.randomUUID(), content }),
    retry: ({ clientId }: Outgoing) => tryAgain(failed(clientId)),
    forget: (clientId: string) => {
      const mutation = failed(clientId);
      if (mutation) queryClient.getMutationCache().remove(mutation);
    },
  };
}

/** The connection is back: what could not leave without it leaves now, to whomever it was written. */
export function sendAgain(queryClient: QueryClient): void {
  for (const mutation of failedSendings(queryClient, orpc.messaging.send.key())) {
    if (passesByItself(mutation.state.error)) tryAgain(mutation);
  }
}

function failedSendings(queryClient: QueryClient, mutationKey: readonly unknown[]) {
  return queryClient.getMutationCache().findAll({ mutationKey: [...mutationKey], status: 'error' });
}

function tryAgain(mutation: ReturnType<typeof failedSendings>[number] | undefined): void {
  // How it ends is read from its state.
  mutation?.execute(mutation.state.variables).catch(() => undefined);
}

function passesByItself(error: unknown): boolean {
  return error instanceof OfflineError || isTransient(error);
}

/** The cache does not know what kind of variables it keeps. */
function readVariables(variables: unknown): { clientId: string; content: string } | null {
  if (typeof variables !== 'object' || variables === null) return null;
  if (!('clientId' in variables && 'content' in variables)) return null;
  return { clientId: String(variables.clientId), content: String(variables.content) };
}
