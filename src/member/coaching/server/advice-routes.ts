import { findQuiz } from '#member/profile/server/answers-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { adviceContract } from '../contract.ts';
import { adviceTopics } from '../rules.ts';

const api = implementContract(adviceContract);

const mine = api.mine.use(requireProfile).handler(async ({ context }) => {
  const quiz = await findQuiz(context.services.db, context.me);
  return quiz
    ? { topics: adviceTopics(quiz), scores: quiz, answeredAt: quiz.answered_at.toISOString() }
    : null;
});

export const adviceRoutes = { mine };
