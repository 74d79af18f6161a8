import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { rereadSession } from '#browser/session/session.ts';
import { usePageVisible } from '#browser/use-page-visible.ts';
import { live } from '#live/web/live-connection.ts';
import type { Message } from '../contract.ts';
import { cacheRead } from './change-chat.ts';
import { conversationsApi } from './shared/api.ts';

/** Marks visible messages as read and updates the badges. */
export function useMarkRead(contactId: string, messages: readonly Message[]): void {
  const queryClient = useQueryClient();
  const visible = usePageVisible();
  const { mutate } = useMutation(
    conversationsApi.markRead.mutationOptions({
      // Marking is idempotent.
      ...safeToRepeat,
      onSuccess: (_done, { id, upTo }) => {
        cacheRead(queryClient, id, { by: 'me', upTo });
        // The event of this request brings the counts, ordered with those of new messages.
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
