import { type RecordedEvent, recordEvents } from '#live/server/record-events.ts';
import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { setRead, setUnreadCount } from './store.ts';

/**
 * Marks what a member received from a contact read, up to a message: one that arrives meanwhile stays unread. Their
 * other browsers learn the new count, and the contact that they were read, unless one has blocked the other.
 */
export async function markRead(
  context: { services: Services },
  me: string,
  other: string,
  upTo: number,
): Promise<void> {
  await write(context, {
    lock: (tx) => lockConversation(tx, me, other),
    async change({ tx, now, locked }) {
      const mine = locked?.mine;
      if (!mine || (mine.unread_count === 0 && !mine.mailed_at)) return UNCHANGED;
      const read = await setRead(tx, me, other, { upTo, unread: mine.unread_count });
      await setUnreadCount(tx, me, other, mine.unread_count - read.length);
      const messageId = Math.max(...read);
      const events: RecordedEvent[] = [];
      if (read.length > 0) {
        events.push({ userId: me, kind: 'read-by-me', contactId: other, messageId });
        if (!(await isBlocked(tx, me, other)))
          events.push({ userId: other, kind: 'read-by-them', contactId: me, messageId });
        await recordEvents(tx, events, now);
      }
      return events.map(({ userId }) => userId);
    },
    publish: ({ live }, { result: told }) => live.publish(told),
  });
}
