import { type RecordedEvent, recordEvents } from '#live/server/record-events.ts';
import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Services } from '#platform/services.ts';
import { setRead, setUnreadCount } from './store.ts';

/**
 * Marks what a member received from a contact read, up to a message: one that arrives meanwhile stays unread. Their
 * other browsers learn the new count, and the contact that they were read, unless one has blocked the other.
 */
export async function markRead(
  { db, clock, live }: Services,
  me: string,
  other: string,
  upTo: number,
): Promise<void> {
  const told = await db.transaction(async (tx): Promise<RecordedEvent[]> => {
    const mine = (await lockConversation(tx, me, other))?.mine;
    if (!mine || (mine.unread_count === 0 && !mine.mailed_at)) return [];
    const read = await setRead(tx, me, other, { upTo, unread: mine.unread_count });
    await setUnreadCount(tx, me, other, mine.unread_count - read.length);
    if (read.length === 0) return [];
    const messageId = Math.max(...read);
    const events: RecordedEvent[] = [{ userId: me, kind: 'read-by-me', contactId: other, messageId }];
    if (!(await isBlocked(tx, me, other)))
      events.push({ userId: other, kind: 'read-by-them', contactId: me, messageId });
    await recordEvents(tx, events, clock.now());
    return events;
  });
  if (told.length) live.publish(told.map(({ userId }) => userId));
}
