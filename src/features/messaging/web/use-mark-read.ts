import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '#web/api.ts';
import { live } from '#web/live/live-connection.ts';
import { safeToRepeat } from '#web/query-client.ts';
import { usePageVisible } from '#web/use-page-visible.ts';
import type { Message } from '../contract.ts';
import { noteRead } from './change-chat.ts';

/** What is on screen is read: the badges of the list and of the navigation follow. */
export function useMarkRead(contactId: string, messages: readonly Message[]): void {
  const queryClient = useQueryClient();
  const visible = usePageVisible();
  const { mutate } = useMutation(
    orpc.messaging.markRead.mutationOptions({
      // Marking twice is marking once.
      ...safeToRepeat,
      onSuccess: (_done, { id, upTo }) => {
        noteRead(queryClient, id, { by: 'me', upTo });
        // The event of this very reading brings the counts, in the right order with those of new messages.
        if (live.getState() === 'live') return live.expectSign();
        void queryClient.invalidateQueries({ queryKey: orpc.messaging.contacts.key() });
        void queryClient.invalidateQueries({ queryKey: orpc.accounts.session.key() });
      },
    }),
  );
  const upTo = messages.findLast((message) => !message.mine && !message.read)?.id;
  useEffect(() => {
    if (visible && upTo !== undefined) mutate({ id: contactId, upTo });
  }, [visible, contactId, upTo, mutate]);
}
