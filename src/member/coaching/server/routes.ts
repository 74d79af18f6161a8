import { lockConsent } from '#identity/consents/server/store.ts';
import { safePhotoUrl } from '#member/coaches/rules.ts';
import { findCoachOf, type StoredCoach } from '#member/coaches/server/store.ts';
import { findQuiz } from '#member/profile/server/answers-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import type { Database } from '#platform/database/client.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { adviceContract, type CoachToWriteTo, coachChatContract } from '../contract.ts';
import { adviceTopics } from '../rules.ts';
import { readPair, writeToPair } from './shared/write-to-pair.ts';
import { readThread } from './store.ts';

const api = implementContract(coachChatContract);

const mine = api.mine.use(requireProfile).handler(async ({ context, input }) => {
  const { me, services } = context;
  const coach = await findCoachAtDesk(services.db, me);
  if (!coach) return { coach: null, thread: { messages: [], hasOlder: false, unread: 0 } };
  const thread = await readThread(services.db, { member: me, coach: coach.id }, 'member', input.before);
  return { coach: asSeen(coach), thread };
});

const send = api.send.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.messages, me);
  const coach = await findCoachAtDesk(services.db, me);
  if (!coach) throw errors.NOT_FOUND();
  const pair = { member: me, coach: coach.id };
  const outcome = await writeToPair(services, pair, { from: 'member', ...input }, async ({ tx }) => {
    if (!(await lockConsent(tx, me, 'coaching'))) throw errors.CONSENT_REQUIRED();
  });
  if (outcome === 'other-content') throw errors.SAME_KEY_OTHER_CONTENT();
  return readThread(services.db, pair, 'member');
});

const markRead = api.markRead.use(requireProfile).handler(async ({ context }) => {
  const { me, services } = context;
  const coach = await findCoachAtDesk(services.db, me);
  if (coach) await readPair(services, { member: me, coach: coach.id }, 'member');
});

/** Finds the coach if they have an account at the desk; without one they would never read the message. */
async function findCoachAtDesk(db: Database, member: string): Promise<StoredCoach | undefined> {
  const coach = await findCoachOf(db, member);
  return coach?.staff_id ? coach : undefined;
}

function asSeen(coach: StoredCoach): CoachToWriteTo {
  return {
    firstName: coach.first_name,
    lastName: coach.last_name,
    photoUrl: safePhotoUrl(coach.photo_url),
    example: coach.example,
  };
}

const myAdvice = implementContract(adviceContract)
  .mine.use(requireProfile)
  .handler(async ({ context }) => {
    const quiz = await findQuiz(context.services.db, context.me);
    return quiz
      ? { topics: adviceTopics(quiz), scores: quiz, answeredAt: quiz.answered_at.toISOString() }
      : null;
  });

export const coachChatRoutes = { mine, send, markRead };

export const adviceRoutes = { mine: myAdvice };
