import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { setSupportUnread } from '#browser/session/who.ts';
import { LiveConnection } from '#live/web/live-connection.ts';
import { writingIn } from '#mechanisms/threads/web/shared/composer.tsx';
import { sendAgain } from '#mechanisms/threads/web/shared/use-outgoing.ts';
import { ASK_THREAD_AGAIN_MS, useThreadChannel } from '#mechanisms/threads/web/shared/use-thread-channel.ts';
import { supportChatApi } from './shared/api.ts';
import { CHANNELS, type SupportChannel } from './shared/support-channel.ts';
import { useJoinedPictures } from './shared/use-joined-pictures.tsx';

/** Margin after which an automatic message has certainly appeared. */
const SLACK_MS = 30;

/** A conversation with the team, kept up to date. @param open whether it is visible */
export function useSupportChat(channel: SupportChannel, open: boolean) {
  const queryClient = useQueryClient();
  const { kind, threadKey, beginAgain } = channel;
  useVisitorLive(kind === 'visitor');
  const { thread: chat, ...sending } = useThreadChannel(channel, open, {
    refetchInterval: ({ state }) =>
      typeof state.data?.nextInMs === 'number' ? state.data.nextInMs + SLACK_MS : ASK_THREAD_AGAIN_MS,
    refetchIntervalInBackground: true,
  });
  const [text, onTextChange] = useState('');
  const pictures = useJoinedPictures((picture) => supportChatApi.addPicture.call(picture));
  const joining = kind === 'member' ? pictures : undefined;
  const draft = { field: useRef<HTMLTextAreaElement>(null), text, onTextChange, joining };

  const unread = chat.data?.unread;
  useEffect(() => {
    if (unread !== undefined) setSupportUnread(unread);
  }, [unread]);

  // Once at most: a browser that rejects cookies would start a new chat on every fetch.
  const begunAgain = useRef(false);
  const isGone = chat.data?.messages.length === 0;
  useEffect(() => {
    if (!beginAgain || !isGone || begunAgain.current) return;
    begunAgain.current = true;
    beginAgain().then(
      (told) => queryClient.setQueryData(threadKey, told),
      // The first message starts it.
      () => undefined,
    );
  }, [beginAgain, isGone, queryClient, threadKey]);

  return { chat, sending, draft, ...writingIn(sending, draft) };
}

/** Refetches a visitor’s conversation as soon as the team writes. @param active false for a member */
function useVisitorLive(active: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!active) return;
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: CHANNELS.visitor.threadKey });
    const nothing = () => undefined;
    return new LiveConnection('/api/live/visitor').start({
      onFresh: readAgain,
      onLive: () => sendAgain(queryClient),
      onEvent: () => true,
      onEphemeral: readAgain,
      onRefused: nothing,
    });
  }, [active, queryClient]);
}
