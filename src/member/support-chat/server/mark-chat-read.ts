import { type ChatKey, markTeamRead } from '#member/support-threads/server/message-store.ts';
import type { Services } from '#platform/services.ts';
import { publishChatChange, recordChange } from './shared/publish-chat-change.ts';

/** Marks what the team wrote as read; the other open pages of the person learn it. */
export async function markChatRead({ db, clock, live }: Services, chat: ChatKey): Promise<void> {
  const now = clock.now();
  const changed = await db.transaction(async (tx) => {
    if (!(await markTeamRead(tx, chat, now))) return false;
    await recordChange(tx, chat, now);
    return true;
  });
  if (changed) publishChatChange(live, chat);
}
