import { eventsOfBoth, recordEvents } from '#live/server/event-store.ts';
import {
  canAnswer,
  INTRODUCTION_STATUSES,
  type IntroductionAnswer,
  introductionStatus,
} from '#member/matching/rules.ts';
import { insertIntroducedConversation } from '#member/matching/server/contact-store.ts';
import {
  findIntroduction,
  listIntroduced,
  listIntroductions,
  markOpened,
  saveAnswer,
} from '#member/matching/server/introduction-store.ts';
import { listVisibleProfiles } from '#member/matching/server/shared/visible-profiles.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { INTRODUCTIONS_CHANGED, type Introduction, introductionsContract } from '../contract.ts';

const api = implementContract(introductionsContract);

const mine = api.mine.use(requireProfile).handler(async ({ context: { me, services } }) => {
  const { db, clock } = services;
  const now = clock.now();
  const told = (await listIntroductions(db, me)).flatMap(({ side, otherGender }) => {
    const times = { answer: side.answer, openedAt: side.opened_at, expiresAt: side.expires_at };
    const status = introductionStatus(times, now);
    return status ? [{ side, otherGender, status }] : [];
  });
  if (told.length === 0) return [];
  const myGender = (await findProfile(db, me))?.gender ?? 'homme';
  const ids = told.map(({ side }) => side.other_id);
  const people = new Map(
    (await listVisibleProfiles(db, me, ids, today(clock))).map((person) => [person.id, person]),
  );
  const shown = told.flatMap(({ side, otherGender, status }): Introduction[] => {
    const person = people.get(side.other_id);
    if (!person) return [];
    return [
      {
        person,
        pairGender: otherGender === 'femme' ? myGender : otherGender,
        by: side.matchmaker_name,
        note: side.note,
        status,
        expiresAt: side.expires_at.toISOString(),
      },
    ];
  });
  const rank = ({ status }: Introduction) => INTRODUCTION_STATUSES.indexOf(status);
  return shown.toSorted((a, b) => rank(a) - rank(b));
});

const REFUSALS = { stranger: 'NOT_FOUND', 'already-open': 'ALREADY_OPEN', over: 'OVER' } as const;

const answer = api.answer.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const { id: other, answer } = input;
  await write(context, {
    change: async ({ tx, now }) =>
      refuse(await answerIntroduction(tx, services, { me, other, answer }, now), REFUSALS, errors),
    publish({ live }, { result }) {
      if (result === 'opened') live.publish([me, other]);
    },
  });
  const { mine } = (await findIntroduction(services.db, me, other)) ?? {};
  return { opened: Boolean(mine?.opened_at) };
});

/**
 * Answers an introduction under the lock of both members: of two concurrent acceptances, the second opens the
 * conversation, outside the limits (D4). A decline leaves no trace for the other: no event, no mail.
 */
async function answerIntroduction(
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
  const events = [{ kind: 'contacts-changed' }, INTRODUCTIONS_CHANGED];
  await recordEvents(tx, eventsOfBoth(one, other, events), now);
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

export const introductionsRoutes = { mine, answer };
