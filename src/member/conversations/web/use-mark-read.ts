import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { rereadSession } from '#browser/session/session.ts';
import { usePageVisible } from '#browser/use-page-visible.ts';
import { live } from '#live/web/live-connection.ts';
import type { Message } from '../contract.ts';
import { cacheRead } from './change-chat.ts';
import { conversationsApi } from './shared/api.ts';

/** What is on screen is read: the badges of the list and of the navigation follow. */
export function useMarkRead(contactId: string, messages: readonly Message[]): void {
  const queryClient = useQueryClient();
  const visible = usePageVisible();
  const { mutate } = useMutation(
    conversationsApi.markRead.mutationOptions({
      // Marking twice is marking once.
      ...safeToRepeat,
      onSuccess: (_done, { id, upTo }) => {
        cacheRead(queryClient, id, { by: 'me', upTo });
        // The event of this very reading brings the counts, in the right order with those of new messages.
        if (live.getState() === 'live') return live.expectSign();
        void queryClient.invalidateQueries({ queryKey: conversationsApi.contacts.key() });
        rereadSession();
      },
    }),
  );
  const upTo = messages.findLast((message) => !message.mine && !message.read)?.id;
  useEffect(() => {
    if (visible && upTo !== undefined) mutate({ id: contactId, upTo });
  }, [visible, contactId, upTo, mutate]);
}
