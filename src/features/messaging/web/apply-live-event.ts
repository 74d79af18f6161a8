import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from '#contract-live.ts';
import { readSupportAgain } from '#features/support-chat/web/support-channel.ts';
import { noteMessage, noteRead, noteUnread, readChatAgain } from './change-chat.ts';
import { contactsQuery } from './thread-query.ts';

/**
 * Brings what the screens hold up to an event. What was read before plus the events since is what would be read now;
 * the same event twice changes nothing.
 */
export function applyLiveEvent(queryClient: QueryClient, event: LiveEvent): void {
  switch (event.kind) {
    case 'message': {
      noteMessage(queryClient, event.contactId, event.message);
      noteUnread(queryClient, event.contactId, event.unreadCount);
      const { queryKey } = contactsQuery();
      const isListed = queryClient.getQueryData(queryKey)?.some(({ id }) => id === event.contactId);
      if (!isListed) void queryClient.invalidateQueries({ queryKey });
      return;
    }
    case 'read-by-me':
      noteRead(queryClient, event.contactId, { by: 'me', upTo: event.upTo });
      noteUnread(queryClient, event.contactId, event.unreadCount);
      return;
    case 'read-by-them':
      noteRead(queryClient, event.contactId, { by: 'them', upTo: event.upTo });
      return;
    case 'contacts-changed':
      readChatAgain(queryClient);
      return;
    case 'support-changed':
      readSupportAgain(queryClient);
  }
}
