import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { usePageVisible } from '#browser/use-page-visible.ts';
import { notStored, useOutgoing } from '#ui/chat/use-outgoing.ts';
import type { CoachMessage, CoachThread } from '../contract.ts';
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
  const older = useOlder(channel, thread.data);

  const unread = thread.data?.unread;
  const answeredAt = thread.dataUpdatedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is tried again with the next answer of the server.
  useEffect(() => {
    // How it ends shows in the next answer.
    if (visible && unread) markRead().catch(() => undefined);
  }, [visible, unread, answeredAt]);

  return {
    thread,
    messages: older.messages,
    older,
    outgoing: notStored(sending.outgoing, thread.data?.messages ?? []),
    send: (content: string) => sending.mutate({ clientId: crypto.randomUUID(), content }),
    retry: sending.retry,
    forget: sending.forget,
  };
}

/** The messages that are known, oldest first, and how to read further back. */
function useOlder(channel: CoachChannel, latest: CoachThread | undefined) {
  const [earlier, setEarlier] = useState<CoachThread>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const messages = merged(earlier?.messages ?? [], latest?.messages ?? []);

  async function load() {
    const [oldest] = messages;
    if (!oldest) return;
    setState('loading');
    try {
      const page = await channel.readOlder(oldest.id);
      setEarlier({ ...page, messages: merged(page.messages, earlier?.messages ?? []) });
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return {
    messages,
    exist: (earlier ?? latest)?.hasOlder ?? false,
    loading: state === 'loading',
    failed: state === 'failed',
    load,
  };
}

function merged(before: readonly CoachMessage[], after: readonly CoachMessage[]): CoachMessage[] {
  const byId = new Map([...before, ...after].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
