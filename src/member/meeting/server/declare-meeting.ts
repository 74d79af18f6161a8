import { recordEvents } from '#live/server/record-events.ts';
import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Services } from '#platform/services.ts';
import { maySay } from './read-meeting.ts';
import { findDeclarations, insertDeclaration } from './store.ts';

/**
 * Tells that a member has met a contact: both are then invited to write about the other, at once in their open
 * browsers, and by no mail. Told twice is told once.
 */
export async function declareMeeting(
  { db, clock, live }: Services,
  me: string,
  other: string,
): Promise<'ok' | 'too-early' | 'stranger'> {
  const now = clock.now();
  const verdict = await db.transaction(async (tx) => {
    if (!(await lockConversation(tx, me, other))) return 'stranger';
    if (await isBlocked(tx, me, other)) return 'stranger';
    const told = await findDeclarations(tx, me, other);
    if (told.mine) return 'ok';
    if (!(await maySay(tx, me, other, told.theirs, now))) return 'too-early';
    await insertDeclaration(tx, me, other, now);
    await recordEvents(
      tx,
      [
        { userId: me, contactId: other, kind: 'contacts-changed' },
        { userId: other, contactId: me, kind: 'contacts-changed' },
      ],
      now,
    );
    return 'ok';
  });
  if (verdict === 'ok') live.publish([me, other]);
  return verdict;
}
