import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LiveConnection } from '#live/web/live-connection.ts';
import { CHANNELS } from './shared/support-channel.ts';

/** Has a visitor's conversation read again as soon as the team writes. @param active false for a member */
export function useVisitorLive(active: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!active) return;
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: CHANNELS.visitor.threadKey });
    const nothing = () => undefined;
    return new LiveConnection('/api/live/visitor').start({
      onFresh: readAgain,
      onLive: nothing,
      onEvent: () => true,
      onEphemeral: readAgain,
      onRefused: nothing,
    });
  }, [active, queryClient]);
}
