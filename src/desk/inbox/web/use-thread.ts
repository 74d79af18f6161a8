import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
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
  /** Asked for at the moment of sending: a refused answer that is tried again has been read in between. */
  const lastSeen = () => latest()?.messages.findLast(({ from }) => from === 'team')?.id ?? 0;
  const messages = (query.data?.pages ?? []).toReversed().flatMap((page) => page.messages);
  const sending = useOutgoing(
    [...deskInboxApi.answer.key(), id],
    {
      mutationFn: (written) => deskInboxApi.answer.call({ id, seen: lastSeen(), ...written }),
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

  return { query, thread, latest, messages, sending };
}
