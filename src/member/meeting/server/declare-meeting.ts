import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import { UNCHANGED } from '#platform/write.ts';
import { maySay } from './read-meeting.ts';
import { findDeclarations, insertDeclaration } from './store.ts';
import { tellChange } from './tell-change.ts';

/** Both are invited to leave feedback in their open browsers, without a mail. */
export async function declareMeeting(
  tx: Database,
  me: string,
  other: string,
  now: Date,
): Promise<'ok' | 'too-early' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockConversation(tx, me, other)) || (await isBlocked(tx, me, other))) return 'stranger';
  const told = await findDeclarations(tx, me, other);
  if (told.mine) return UNCHANGED;
  if (!(await maySay(tx, me, other, told.theirs, now))) return 'too-early';
  await insertDeclaration(tx, me, other, now);
  await tellChange(tx, me, other, true, now);
  return 'ok';
}
