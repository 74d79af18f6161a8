import { recordEvents } from '#live/server/record-events.ts';
import { insertMessage } from '#mechanisms/threads/server/messages-store.ts';
import { isBlocked, keepApart, lockConversation, setClosure } from '#member/matching/server/contact-store.ts';
import { findPerson } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import { canDecline, type Farewell, farewellSentence } from '../rules.ts';
import { endPlans } from './shared/end-plans.ts';

/**
 * Says no kindly (D28): a gentle sentence leaves in the member's name, the conversation is closed for both, its place
 * is free, what they planned is off, and the two are never proposed to each other again. Whoever hears it keeps the thread and answers once.
 * Under the lock that a message takes: of two who say no at once, one does.
 */
export async function declineContact(
  tx: Database,
  services: Services,
  { me, other, farewell }: { me: string; other: string; farewell: Farewell },
  now: Date,
): Promise<'ok' | 'stranger' | 'closed' | typeof UNCHANGED> {
  const sides = await lockConversation(tx, me, other);
  if (!sides || (await isBlocked(tx, me, other))) return 'stranger';
  const verdict = canDecline(sides.mine.closure);
  if (verdict !== 'ok') return verdict === 'done' ? UNCHANGED : verdict;
  const profile = await findPerson(tx, other);
  if (!profile) return 'stranger';
  const messageId = await insertMessage(tx, {
    sender_id: me,
    receiver_id: other,
    client_id: crypto.randomUUID(),
    content: farewellSentence(farewell, profile.first_name),
    created_at: now,
  });
  await setClosure(tx, me, other, 'by-me');
  await setClosure(tx, other, me, 'by-them');
  await endPlans({ ...services, tx }, me, other, now);
  await keepApart(tx, me, other, now);
  const sidesToTell = [
    { userId: me, contactId: other },
    { userId: other, contactId: me },
  ];
  await recordEvents(
    tx,
    sidesToTell.flatMap((side) => [
      { ...side, kind: 'message', messageId },
      { ...side, kind: 'contacts-changed' },
    ]),
    now,
  );
  return 'ok';
}
