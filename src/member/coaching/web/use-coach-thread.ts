import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { usePageVisible } from '#browser/use-page-visible.ts';
import { useEarlier } from '#mechanisms/threads/web/shared/use-earlier.ts';
import { notStored, useOutgoing } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import type { CoachThread } from '../contract.ts';
import type { CoachChannel } from './shared/coach-channel.ts';

const SEND_FAILED = 'Une erreur est survenue lors de l’envoi du message.';
/** Events may be lost: an open page asks again so often. */
const ASK_AGAIN_MS = 60_000;

/** The thread of a channel, kept up to date and read as long as one looks at it. */
export function useCoachThread(channel: CoachChannel) {
  const queryClient = useQueryClient();
  const { threadKey, sendKey, read, send, markRead } = channel;
  const visible = usePageVisible();
  const thread = useQuery({
    queryKey: threadKey,
    queryFn: ({ signal }) => read(signal),
    refetchInterval: ASK_AGAIN_MS,
  });
  const sending = useOutgoing<CoachThread, { clientId: string; content: string }>(
    sendKey,
    { mutationFn: send, onSuccess: (told) => queryClient.setQueryData(threadKey, told) },
    (error) => errorSentence(error, SEND_FAILED),
  );
  const { messages, earlier } = useEarlier(thread.data, channel.readOlder, (one, other) => one.id - other.id);

  const unread = thread.data?.unread;
  const answeredAt = thread.dataUpdatedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is tried again with the next answer of the server.
  useEffect(() => {
    // How it ends shows in the next answer.
    if (visible && unread) markRead().catch(() => undefined);
  }, [visible, unread, answeredAt]);

  return {
    thread,
    messages,
    earlier,
    outgoing: notStored(sending.outgoing, thread.data?.messages ?? []),
    send: (content: string) => sending.mutate({ clientId: crypto.randomUUID(), content }),
    retry: sending.retry,
    forget: sending.forget,
  };
}
