import { recordEvents } from '#server/live/record-events.ts';
import type { Services } from '#server/services.ts';
import { tellBrowsers } from './send-to-team.ts';
import { type ChatKey, markTeamRead } from './store.ts';

/** Marks what the team wrote as read; the other open pages of the person learn it. */
export async function markChatRead({ db, clock, live }: Services, chat: ChatKey): Promise<void> {
  const now = clock.now();
  const changed = await db.transaction(async (tx) => {
    if (!(await markTeamRead(tx, chat, now))) return false;
    if (chat.kind === 'member') await recordEvents(tx, [{ userId: chat.key, kind: 'support-changed' }], now);
    return true;
  });
  if (changed) tellBrowsers(live, chat);
}
