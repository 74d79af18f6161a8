import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Services } from '#platform/services.ts';
import { maySay } from './read-meeting.ts';
import { findDeclarations, insertDeclaration } from './store.ts';
import { tellChange } from './tell-change.ts';

/** Idempotent. Both are invited to leave feedback in their open browsers, without a mail. */
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
    await tellChange(tx, me, other, true, now);
    return 'ok';
  });
  if (verdict === 'ok') live.publish([me, other]);
  return verdict;
}
