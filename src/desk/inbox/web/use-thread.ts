import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { usePageVisible } from '#browser/use-page-visible.ts';
import { useOutgoing } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { deskInboxApi } from './shared/api.ts';
import { INBOX_ASK_AGAIN_MS } from './shared/use-inbox-waiting.ts';

const SEND_FAILED = 'La réponse n’a pas pu être envoyée.';

/** A conversation, kept up to date, and how to answer in it. */
export function useThread(id: number) {
  const queryClient = useQueryClient();
  const visible = usePageVisible();
  const options = deskInboxApi.thread.infiniteOptions({
    input: (before: number | undefined) => ({ id, before }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page.hasOlder ? page.messages[0]?.id : undefined),
    refetchInterval: INBOX_ASK_AGAIN_MS,
  });
  const query = useInfiniteQuery(options);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: deskInboxApi.key() });

  const latest = () => queryClient.getQueryData(options.queryKey)?.pages[0];
  const lastShown = () => latest()?.messages.findLast(({ from }) => from === 'team')?.id ?? 0;
  /** The last answer on screen when the words were begun: one that arrives while they are typed may go unread. */
  const readBefore = useRef<{ id: number; shown: number }>(undefined);
  const begin = () => {
    readBefore.current = { id, shown: lastShown() };
  };
  /** Refused for an answer that came meanwhile: once it was said, one press sends them anyway. */
  const heldBack = useRef(new Set<string>());
  const seenBefore = (clientId: string) =>
    heldBack.current.has(clientId) || readBefore.current?.id !== id ? lastShown() : readBefore.current.shown;
  const messages = (query.data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  const sending = useOutgoing(
    [...deskInboxApi.answer.key(), id],
    {
      mutationFn: (written) =>
        deskInboxApi.answer
          .call({ id, seen: seenBefore(written.clientId), ...written })
          .catch((error: unknown) => {
            if (isRefusal(error, 'ANSWERED_MEANWHILE')) heldBack.current.add(written.clientId);
            throw error;
          }),
      onSettled: readAgain,
    },
    { stored: messages, sentence: (error) => errorSentence(error, SEND_FAILED) },
  );

  const { mutate: see } = useMutation(deskInboxApi.see.mutationOptions());
  const thread = query.data?.pages[0];
  const unread = thread?.unread ?? 0;
  const mentionsMe = thread?.mentionsMe ?? false;
  useEffect(() => {
    if (visible && (unread > 0 || mentionsMe)) see({ id });
  }, [visible, unread, mentionsMe, id, see]);

  const isShown = thread !== undefined;
  // A draft from before is read beside what is shown first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time that this conversation is shown.
  useEffect(() => {
    if (isShown) begin();
  }, [isShown, id]);

  return { query, thread, latest, messages, sending, begin };
}
