import {
  type MutationFilters,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { isRefusal, isTransient } from '#browser/api/error-sentence.ts';
import { OfflineError } from '#browser/api/fetch.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import type { WrittenMessage } from '../../contract.ts';

/** A message that the server has not confirmed. */
export interface Outgoing extends WrittenMessage {
  createdAt: string;
  /** Why it was not sent; null while it is on its way. */
  failure: string | null;
  /** It is sent automatically as soon as the connection is back. */
  waits: boolean;
  /** The receiver cannot be reached: a retry would fail as well. */
  final: boolean;
}

/** How the user sends messages in a thread. */
export interface Sending {
  outgoing: readonly Outgoing[];
  /** `onSent`: called once it is stored, if this screen is still open. */
  send: (content: string, options?: { pictures?: string[] | undefined; onSent?: () => void }) => void;
  retry: (message: Outgoing) => void;
  forget: (clientId: string) => void;
}

interface Known {
  /** An answer may be lost after its message was stored: nothing is shown twice. */
  stored: readonly { clientId: string | null }[];
  /** The message for a failure. */
  sentence: (error: unknown) => string;
}

/**
 * Sends messages one after the other, in the order in which they were written. What is on its way or failed is read
 * from the mutation cache: it outlives this screen, and is forgotten with the session. Every try carries the same
 * client id, so that nothing is stored twice.
 * @param mutationKey of the conversation
 */
export function useOutgoing<Answer>(
  mutationKey: QueryKey,
  options: UseMutationOptions<Answer, Error, WrittenMessage>,
  { stored, sentence }: Known,
): Sending {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    ...options,
    ...safeToRepeat,
    mutationKey,
    meta: OUTGOING,
    scope: { id: mutationKey.join() },
    gcTime: Number.POSITIVE_INFINITY,
  });

  const known = new Set(stored.map(({ clientId }) => clientId));
  const outgoing = useMutationState({
    filters: { mutationKey },
    select: ({ state }): Outgoing | null => {
      const sent = readVariables(state.variables);
      if (!sent || state.status === 'success' || state.status === 'idle') return null;
      return {
        ...sent,
        createdAt: new Date(state.submittedAt).toISOString(),
        failure: state.status === 'error' ? sentence(state.error) : null,
        waits: state.status === 'error' && passesByItself(state.error),
        final: state.status === 'error' && isRefusal(state.error, 'NOT_FOUND'),
      };
    },
  }).filter((message) => message !== null);

  const failed = (clientId: string) =>
    failedSendings(queryClient, { mutationKey }).find(
      (mutation) => readVariables(mutation.state.variables)?.clientId === clientId,
    );

  return {
    outgoing: outgoing.filter(({ clientId }) => !known.has(clientId)),
    send: (content, { pictures, onSent } = {}) => {
      watchConnection(queryClient);
      mutate({ clientId: crypto.randomUUID(), content, pictures }, { onSuccess: () => onSent?.() });
    },
    retry: ({ clientId }) => tryAgain(failed(clientId)),
    forget: (clientId) => {
      const mutation = failed(clientId);
      if (mutation) queryClient.getMutationCache().remove(mutation);
    },
  };
}

/** Marks the mutations of every thread. */
const OUTGOING = { isOutgoing: true };

/** Resends the messages of every thread that failed without a connection. */
export function sendAgain(queryClient: QueryClient): void {
  for (const mutation of failedSendings(queryClient, { predicate: ({ meta }) => meta === OUTGOING })) {
    if (passesByItself(mutation.state.error)) tryAgain(mutation);
  }
}

let watched = false;

/** From the first message on, whichever page is open. */
function watchConnection(queryClient: QueryClient): void {
  if (watched) return;
  watched = true;
  window.addEventListener('online', () => sendAgain(queryClient));
}

function failedSendings(queryClient: QueryClient, which: MutationFilters) {
  return queryClient.getMutationCache().findAll({ ...which, status: 'error' });
}

function tryAgain(mutation: ReturnType<typeof failedSendings>[number] | undefined): void {
  // Its outcome is read from its state.
  mutation?.execute(mutation.state.variables).catch(() => undefined);
}

function passesByItself(error: unknown): boolean {
  return error instanceof OfflineError || isTransient(error);
}

/** The cache does not know the type of its variables. */
function readVariables(variables: unknown): WrittenMessage | null {
  if (typeof variables !== 'object' || variables === null) return null;
  if (!('clientId' in variables && 'content' in variables)) return null;
  const pictures = 'pictures' in variables && Array.isArray(variables.pictures) ? variables.pictures : [];
  return {
    clientId: String(variables.clientId),
    content: String(variables.content),
    pictures: pictures.map(String),
  };
}
