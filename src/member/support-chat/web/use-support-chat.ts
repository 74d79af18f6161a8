import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { noteSupportUnread } from '#browser/session/who.ts';
import { usePageVisible } from '#browser/use-page-visible.ts';
import type { WrittenMessage } from '#mechanisms/threads/contract.ts';
import { notStored, useOutgoing } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import type { SupportChat } from '../contract.ts';
import type { SupportChannel } from './shared/support-channel.ts';

const SEND_FAILED = 'Une erreur est survenue lors de l’envoi du message.';
/** Events may be lost: an open page asks again so often. */
const ASK_AGAIN_MS = 60_000;
/** So that an automatic message has appeared by the time one asks for it. */
const SLACK_MS = 30;

/** A conversation with the team, kept up to date. @param open whether the person looks at it */
export function useSupportChat(channel: SupportChannel, open: boolean) {
  const queryClient = useQueryClient();
  const { queryKey, sendKey, read, send, markRead, beginAgain } = channel;
  const visible = usePageVisible();
  const chat = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    refetchInterval: ({ state }) =>
      typeof state.data?.nextInMs === 'number' ? state.data.nextInMs + SLACK_MS : ASK_AGAIN_MS,
    refetchIntervalInBackground: true,
  });
  const sending = useOutgoing<SupportChat, WrittenMessage>(
    sendKey,
    { mutationFn: send, onSuccess: (told) => queryClient.setQueryData(queryKey, told) },
    (error) => errorSentence(error, SEND_FAILED),
  );

  const unread = chat.data?.unread;
  useEffect(() => {
    if (unread !== undefined) noteSupportUnread(unread);
  }, [unread]);

  // Once at most: a browser that keeps no cookie would begin another one at every look.
  const begunAgain = useRef(false);
  const isGone = chat.data?.messages.length === 0;
  useEffect(() => {
    if (!beginAgain || !isGone || begunAgain.current) return;
    begunAgain.current = true;
    beginAgain().then(
      (told) => queryClient.setQueryData(queryKey, told),
      // The first message that is sent begins it.
      () => undefined,
    );
  }, [beginAgain, isGone, queryClient, queryKey]);

  // In the dependencies, so that a failure is tried again with the next answer of the server, whatever it says.
  const answeredAt = chat.dataUpdatedAt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!open || !visible || !unread) return;
    const readAll = (told?: SupportChat) => told && { ...told, unread: 0 };
    markRead().then(
      () => queryClient.setQueryData<SupportChat>(queryKey, readAll),
      () => undefined,
    );
  }, [open, visible, unread, answeredAt, markRead, queryClient, queryKey]);

  return {
    chat,
    outgoing: notStored(sending.outgoing, chat.data?.messages ?? []),
    send: (content: string) => sending.mutate({ clientId: crypto.randomUUID(), content }),
    retry: sending.retry,
    forget: sending.forget,
  };
}
