import { noteAnswered } from '#member/encounters/server/store.ts';
import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import type { Database } from '#platform/database/client.ts';
import { UNCHANGED } from '#platform/write.ts';
import { tellChange } from './tell-change.ts';

/** The date did not take place: it is not asked about again, and the other learns nothing. */
export async function setDateAside(
  tx: Database,
  me: string,
  other: string,
  now: Date,
): Promise<'ok' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockConversation(tx, me, other)) || (await isBlocked(tx, me, other))) return 'stranger';
  if (!(await noteAnswered(tx, me, other, now))) return UNCHANGED;
  await tellChange(tx, me, other, false, now);
  return 'ok';
}
