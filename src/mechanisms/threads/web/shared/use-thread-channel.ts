import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { usePageVisible } from '#browser/use-page-visible.ts';
import type { WrittenMessage } from '../../contract.ts';
import { useOutgoing } from './use-outgoing.ts';

const SEND_FAILED = 'Une erreur est survenue lors de l’envoi du message.';
/** Events may be lost: an open page polls at this interval. */
export const ASK_THREAD_AGAIN_MS = 60_000;

/** How one side reads and writes a thread. */
export interface ThreadChannel<Thread> {
  threadKey: QueryKey;
  sendKey: QueryKey;
  read: (signal?: AbortSignal) => Promise<Thread>;
  readOlder: (before: number) => Promise<Thread>;
  send: (message: WrittenMessage) => Promise<Thread>;
  markRead: () => Promise<unknown>;
}

type Standing = { messages: readonly { clientId: string | null }[]; unread: number };
type Asking<Thread> = Pick<
  UseQueryOptions<Thread, Error, Thread, QueryKey>,
  'refetchInterval' | 'refetchIntervalInBackground'
>;

/** Keeps a thread up to date, and marks it read while the user looks at it. */
export function useThreadChannel<Thread extends Standing>(
  { threadKey, sendKey, read, send, markRead }: ThreadChannel<Thread>,
  looking = true,
  asking: Asking<Thread> = { refetchInterval: ASK_THREAD_AGAIN_MS },
) {
  const queryClient = useQueryClient();
  const visible = usePageVisible();
  const thread = useQuery({ queryKey: threadKey, queryFn: ({ signal }) => read(signal), ...asking });
  const outgoing = useOutgoing(
    sendKey,
    { mutationFn: send, onSuccess: (told) => queryClient.setQueryData(threadKey, told) },
    { stored: thread.data?.messages ?? [], sentence: (error) => errorSentence(error, SEND_FAILED) },
  );

  const { data, dataUpdatedAt: answeredAt } = thread;
  const unread = data?.unread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is tried again with the next answer of the server.
  useEffect(() => {
    if (!looking || !visible || !unread) return;
    const readAll = (told?: Thread) => told && { ...told, unread: 0 };
    markRead().then(
      () => queryClient.setQueryData<Thread>(threadKey, readAll),
      () => undefined,
    );
  }, [looking, visible, unread, answeredAt]);

  return { thread, ...outgoing };
}
