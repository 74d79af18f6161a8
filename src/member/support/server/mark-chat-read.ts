import type { RequestContext } from '#platform/http/request-context.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { type ChatKey, markTeamRead } from './message-store.ts';
import { publishChatChange, recordChange } from './shared/publish-chat-change.ts';

/** Marks what the team wrote as read; the other open pages of the person learn it. */
export async function markChatRead(context: Pick<RequestContext, 'services'>, chat: ChatKey): Promise<void> {
  await write(context, {
    change: async ({ tx, now }) =>
      (await markTeamRead(tx, chat, now)) ? recordChange(tx, chat, now) : UNCHANGED,
    publish: ({ live }) => publishChatChange(live, chat),
  });
}
