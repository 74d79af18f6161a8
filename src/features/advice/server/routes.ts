import { findQuiz } from '#features/questionnaires/server/store.ts';
import { api, requireProfile } from '#server/api.ts';
import { adviceTopics } from '../rules.ts';

const mine = api.advice.mine.use(requireProfile).handler(async ({ context }) => {
  const quiz = await findQuiz(context.services.db, context.me);
  return quiz ? { topics: adviceTopics(quiz), scores: quiz } : null;
});

export const adviceRoutes = { mine };
