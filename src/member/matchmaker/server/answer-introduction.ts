import { recordEvents } from '#live/server/record-events.ts';
import { canAnswer, type IntroductionAnswer } from '#member/matching/rules.ts';
import { insertIntroducedConversation } from '#member/matching/server/contact-store.ts';
import {
  findIntroduction,
  listIntroduced,
  markOpened,
  saveAnswer,
} from '#member/matching/server/introduction-store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import { INTRODUCTIONS_CHANGED } from '../contract.ts';

/**
 * Answers an introduction under the lock of both members: of two concurrent acceptances, the second opens the
 * conversation, outside the limits (D4). A decline leaves no trace for the other: no event, no mail.
 */
export async function answerIntroduction(
  tx: Database,
  { outbox }: Pick<Services, 'outbox'>,
  { me, other, answer }: { me: string; other: string; answer: IntroductionAnswer },
  now: Date,
): Promise<'answered' | 'opened' | 'already-open' | 'over' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockMembers(tx, [me, other]))) return 'stranger';
  const introduction = await findIntroduction(tx, me, other);
  if (!introduction) return 'stranger';
  const { mine, theirs } = introduction;
  const side = { answer: mine.answer, openedAt: mine.opened_at, expiresAt: mine.expires_at };
  const verdict = canAnswer(side, answer, now);
  if (verdict === 'done') return UNCHANGED;
  if (verdict !== 'ok') return verdict === 'opened' ? 'already-open' : 'over';
  await saveAnswer(tx, mine, answer, now);
  if (answer === 'declined' || theirs.answer !== 'accepted') return 'answered';
  await open(tx, { one: me, other }, outbox, now);
  return 'opened';
}

async function open(
  tx: Database,
  pair: { one: string; other: string },
  outbox: Services['outbox'],
  now: Date,
): Promise<void> {
  const { one, other } = pair;
  await markOpened(tx, pair, now);
  await insertIntroducedConversation(tx, one, other, now);
  const sides = [
    { userId: one, contactId: other },
    { userId: other, contactId: one },
  ];
  await recordEvents(
    tx,
    sides.flatMap((side) => [
      { ...side, kind: 'contacts-changed' },
      { ...side, kind: INTRODUCTIONS_CHANGED.kind },
    ]),
    now,
  );
  const two = await listIntroduced(tx, pair);
  for (const member of two) {
    const contact = two.find(({ id }) => id !== member.id);
    if (contact)
      await outbox.send(tx, {
        template: 'introduction-opened',
        to: member.email,
        data: { firstName: member.firstName, contactId: contact.id, contactName: contact.firstName },
      });
  }
}
