import { INTRODUCTION_STATUSES, introductionStatus } from '#member/matching/rules.ts';
import { findIntroduction, listIntroductions } from '#member/matching/server/introduction-store.ts';
import { listVisibleProfiles } from '#member/matching/server/shared/visible-profiles.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { today } from '#platform/clock.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { write } from '#platform/write.ts';
import { type Introduction, introductionsContract } from '../contract.ts';
import { answerIntroduction } from './answer-introduction.ts';

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

export const introductionsRoutes = { mine, answer };
