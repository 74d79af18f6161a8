import { changeAndTell } from '#mechanisms/threads/server/shared/change-and-tell.ts';
import { type ChatKey, markTeamRead } from '#member/support-threads/server/message-store.ts';
import type { Services } from '#platform/services.ts';
import { publishChatChange, recordChange } from './shared/publish-chat-change.ts';

/** Marks what the team wrote as read; the other open pages of the person learn it. */
export function markChatRead({ db, clock, live }: Services, chat: ChatKey): Promise<boolean> {
  const now = clock.now();
  return changeAndTell(db, {
    make: (tx) => markTeamRead(tx, chat, now),
    record: (tx) => recordChange(tx, chat, now),
    publish: () => publishChatChange(live, chat),
  });
}
