import { ORPCError } from '@orpc/client';
import type { QueryClient } from '@tanstack/react-query';
import { client, orpc } from '#web/api.ts';
import type { NewSupportMessage, SupportChat } from '../contract.ts';
import type { ChatKind } from '../rules.ts';
import { readLabels } from './visitor-labels.ts';

/** How one side of the chat is read and written. */
export interface SupportChannel {
  kind: ChatKind;
  queryKey: readonly unknown[];
  sendKey: readonly unknown[];
  read: (signal?: AbortSignal) => Promise<SupportChat>;
  readOlder: (before: number) => Promise<SupportChat>;
  send: (message: NewSupportMessage) => Promise<SupportChat>;
  markRead: () => Promise<unknown>;
}

const member: SupportChannel = {
  kind: 'member',
  queryKey: orpc.supportChat.memberChat.key(),
  sendKey: orpc.supportChat.sendAsMember.key(),
  read: (signal) => client.supportChat.memberChat({}, { signal }),
  readOlder: (before) => client.supportChat.memberChat({ before }),
  send: (message) => client.supportChat.sendAsMember(message),
  markRead: () => client.supportChat.markReadAsMember(),
};

/** Begins again, under the labels of this browser, when its cookie is gone. */
async function beginAgain(): Promise<SupportChat> {
  const labels = readLabels();
  if (!labels) throw new Error('A visitor writes once they have said who they are');
  return client.supportChat.beginAsVisitor(labels);
}

const visitor: SupportChannel = {
  kind: 'visitor',
  queryKey: orpc.supportChat.visitorChat.key(),
  sendKey: orpc.supportChat.sendAsVisitor.key(),
  async read(signal) {
    const chat = await client.supportChat.visitorChat({}, { signal });
    return chat.messages.length > 0 ? chat : beginAgain();
  },
  readOlder: (before) => client.supportChat.visitorChat({ before }),
  async send(message) {
    try {
      return await client.supportChat.sendAsVisitor(message);
    } catch (error) {
      if (!(error instanceof ORPCError) || error.status !== 404) throw error;
      await beginAgain();
      return client.supportChat.sendAsVisitor(message);
    }
  },
  markRead: () => client.supportChat.markReadAsVisitor(),
};

export const CHANNELS: Record<ChatKind, SupportChannel> = { visitor, member };

/** What the team wrote, and how much of it is unread, may have changed. */
export function readSupportAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: member.queryKey });
  void queryClient.invalidateQueries({ queryKey: orpc.accounts.session.key() });
}
