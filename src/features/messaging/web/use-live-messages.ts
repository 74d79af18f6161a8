import { useEffect } from 'react';
import { readSupportAgain } from '#features/support-chat/web/support-channel.ts';
import { orpc } from '#web/api.ts';
import type { LiveHandlers } from '#web/live/live-connection.ts';
import { useLive } from '#web/live/use-live.ts';
import { queryClient } from '#web/query-client.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { readChatAgain } from './change-chat.ts';
import { noteSilence, noteTyping } from './typing.ts';
import { sendAgain } from './use-sending.ts';

const handlers: LiveHandlers = {
  onFresh: () => {
    readChatAgain(queryClient);
    readSupportAgain(queryClient);
  },
  onLive: () => sendAgain(queryClient),
  onEvent: (event) => {
    if (event.kind === 'message' && !event.message.mine) noteSilence(event.contactId);
    applyLiveEvent(queryClient, event);
  },
  onTyping: noteTyping,
  // Also the slow way to learn what waits unread while nothing comes by itself.
  onRefused: () => void queryClient.invalidateQueries({ queryKey: orpc.accounts.session.key() }),
};

/** What others write comes by itself, on whatever page of the member area. @param memberEmail null for nobody */
export function useLiveMessages(memberEmail: string | null): void {
  useLive(memberEmail, handlers);
  useEffect(() => {
    const onOnline = () => sendAgain(queryClient);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
}
