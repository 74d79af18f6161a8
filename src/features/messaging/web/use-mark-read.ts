import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '#web/api.ts';
import { safeToRepeat } from '#web/query-client.ts';
import { refreshSession } from '#web/session.ts';
import type { Contact, Message } from '../contract.ts';
import { contactsQuery, noteRead } from './thread-query.ts';

/** What is on screen is read: the badges of the list and of the navigation follow. */
export function useMarkRead(contactId: string, messages: readonly Message[]): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    orpc.messaging.markRead.mutationOptions({
      // Marking twice is marking once.
      ...safeToRepeat,
      onSuccess: (_done, { id, upTo }) => {
        noteRead(queryClient, id, upTo);
        queryClient.setQueryData(contactsQuery().queryKey, (contacts: Contact[] | undefined) =>
          contacts?.map((contact) => (contact.id === id ? { ...contact, unreadCount: 0 } : contact)),
        );
        // A badge that stays a little longer is no reason to disturb anyone.
        refreshSession().catch(() => undefined);
      },
    }),
  );
  const upTo = messages.findLast((message) => !message.mine && !message.read)?.id;
  useEffect(() => {
    if (upTo !== undefined) mutate({ id: contactId, upTo });
  }, [contactId, upTo, mutate]);
}
