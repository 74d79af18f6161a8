import { recordEvents } from '#live/server/record-events.ts';
import { deleteBlock, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import { UNCHANGED } from '#platform/write.ts';

/**
 * Takes one's own block back: the conversation goes on, unless the contact has blocked the member too. What was tried
 * meanwhile was stored nowhere and never arrives.
 */
export async function unblockContact(
  tx: Database,
  me: string,
  other: string,
  now: Date,
): Promise<'ok' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockConversation(tx, me, other))) return 'stranger';
  if (!(await deleteBlock(tx, me, other))) return UNCHANGED;
  await recordEvents(tx, [{ userId: me, kind: 'contacts-changed', contactId: other }], now);
  return 'ok';
}
