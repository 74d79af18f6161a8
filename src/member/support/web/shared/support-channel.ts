import { ORPCError } from '@orpc/client';
import type { QueryClient } from '@tanstack/react-query';
import { rereadSession } from '#browser/session/session.ts';
import type { LivePayload } from '#live/protocol.ts';
import type { ThreadChannel } from '#mechanisms/threads/web/shared/use-thread-channel.ts';
import { type GivenRating, type ShownSupportChat, SUPPORT_CHANGED } from '../../contract.ts';
import type { ChatKind } from '../../rules.ts';
import { readLabels } from '../visitor-labels.ts';
import { supportChatApi } from './api.ts';

/** How one side reads and writes the chat. */
export interface SupportChannel extends ThreadChannel<ShownSupportChat> {
  kind: ChatKind;
  rate: (given: GivenRating) => Promise<ShownSupportChat>;
  /** For a visitor whose cookie is gone: starts a new conversation with the labels of this browser. */
  beginAgain?: () => Promise<ShownSupportChat>;
}

const member: SupportChannel = {
  kind: 'member',
  threadKey: supportChatApi.memberChat.key(),
  sendKey: supportChatApi.sendAsMember.key(),
  read: (signal) => supportChatApi.memberChat.call({}, { signal }),
  readOlder: (before) => supportChatApi.memberChat.call({ before }),
  send: (message) => supportChatApi.sendAsMember.call(message),
  markRead: () => supportChatApi.markReadAsMember.call(),
  rate: (given) => supportChatApi.rateAsMember.call(given),
};

async function beginAgain(): Promise<ShownSupportChat> {
  const labels = readLabels();
  if (!labels) throw new Error('Visitor labels are missing');
  return supportChatApi.beginAsVisitor.call(labels);
}

const visitor: SupportChannel = {
  kind: 'visitor',
  threadKey: supportChatApi.visitorChat.key(),
  sendKey: supportChatApi.sendAsVisitor.key(),
  read: (signal) => supportChatApi.visitorChat.call({}, { signal }),
  readOlder: (before) => supportChatApi.visitorChat.call({ before }),
  async send(message) {
    try {
      return await supportChatApi.sendAsVisitor.call(message);
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status !== 404) throw error;
      await beginAgain();
      return supportChatApi.sendAsVisitor.call(message);
    }
  },
  markRead: () => supportChatApi.markReadAsVisitor.call(),
  rate: (given) => supportChatApi.rateAsVisitor.call(given),
  beginAgain,
};

export const CHANNELS: Record<ChatKind, SupportChannel> = { visitor, member };

/** Refetches the chat and its unread count. */
export function readSupportAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: member.threadKey });
  rereadSession(queryClient);
}

/** @returns false for an event that does not concern this chat */
export function applySupportEvent(queryClient: QueryClient, { kind }: LivePayload): boolean {
  if (kind !== SUPPORT_CHANGED.kind) return false;
  readSupportAgain(queryClient);
  return true;
}
