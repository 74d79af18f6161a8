import type { QueryClient } from '@tanstack/react-query';
import { rereadSession } from '#browser/session/session.ts';
import type { LivePayload } from '#live/protocol.ts';
import type { ThreadChannel } from '#mechanisms/threads/web/shared/use-thread-channel.ts';
import type { CoachThread } from '../../contract.ts';
import { COACH_CHANGED, type CoachChatSide } from '../../rules.ts';
import { coachChatApi } from './api.ts';

/** How one side reads and writes the coach conversation. */
export interface CoachChannel extends ThreadChannel<CoachThread> {
  side: CoachChatSide;
  /** First name of the other side. */
  otherName: string;
}

export const memberThreadKey = [...coachChatApi.mine.key(), 'thread'];

/** The member's side. */
export function memberChannel(coachName: string): CoachChannel {
  return {
    side: 'member',
    otherName: coachName,
    threadKey: memberThreadKey,
    sendKey: coachChatApi.send.key(),
    read: async (signal) => (await coachChatApi.mine.call({}, { signal })).thread,
    readOlder: async (before) => (await coachChatApi.mine.call({ before })).thread,
    send: (message) => coachChatApi.send.call(message),
    markRead: () => coachChatApi.markRead.call(),
  };
}

/** Refetches the coach thread and its unread count. */
export function readCoachAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: coachChatApi.key() });
  rereadSession(queryClient);
}

/** @returns false for an event that does not concern the coach */
export function applyCoachEvent(queryClient: QueryClient, { kind }: LivePayload): boolean {
  if (kind !== COACH_CHANGED.kind) return false;
  readCoachAgain(queryClient);
  return true;
}
