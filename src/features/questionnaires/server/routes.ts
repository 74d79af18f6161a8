import { assignCoach } from '#features/coaching/server/assign-coach.ts';
import { refreshMatchCard } from '#features/matching/server/refresh-match-card.ts';
import { countFunnelStep, type FunnelEvent } from '#features/onboarding/server/store.ts';
import { holdConsent } from '#features/privacy/server/store.ts';
import { api, requireProfile, spend } from '#server/api.ts';
import { today } from '#server/clock.ts';
import type { Database } from '#server/db/client.ts';
import { LIMITS } from '#server/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { LOVE_PROFILE_CHANGE_LIMIT } from '../rules.ts';
import { changeLoveProfile } from './change-love-profile.ts';
import {
  findActivities,
  findLifeProject,
  findLoveProfile,
  findQuiz,
  listLoveProfileChanges,
  saveActivities,
  saveLifeProject,
  saveQuiz,
} from './store.ts';

const questions = api.questionnaires;

const lifeProject = questions.lifeProject
  .use(requireProfile)
  .handler(async ({ context }) => (await findLifeProject(context.services.db, context.me)) ?? null);

const saveLife = questions.saveLifeProject.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.saves, me);
  await saveAndRefresh(services, me, 'life_project', (tx) => saveLifeProject(tx, me, input));
  return { done: true };
});

const sharedValues = questions.sharedValues.use(requireProfile).handler(async ({ context }) => {
  const activities = await findActivities(context.services.db, context.me);
  return activities ? { activities } : null;
});

const saveValues = questions.saveSharedValues
  .use(requireProfile)
  .handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await spend(context, errors, LIMITS.saves, me);
    await saveAndRefresh(services, me, 'shared_values', (tx) => saveActivities(tx, me, input.activities));
    return { done: true };
  });

const loveProfile = questions.loveProfile.use(requireProfile).handler(async ({ context }) => {
  const { db, clock } = context.services;
  const changes = await listLoveProfileChanges(db, context.me, clock.now());
  return {
    answers: (await findLoveProfile(db, context.me)) ?? null,
    changesLeft: Math.max(0, LOVE_PROFILE_CHANGE_LIMIT - changes.length),
  };
});

const saveLove = questions.saveLoveProfile.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { db, clock } = services;
  await spend(context, errors, LIMITS.saves, me);
  const verdict = await changeLoveProfile(db, me, input, clock.now());
  if (verdict === 'consent-required') throw errors.CONSENT_REQUIRED();
  if (verdict !== 'ok') throw errors.TOO_MANY_CHANGES();
  await countFunnelStep(db, 'love_profile', today(clock));
  return { done: true };
});

const quiz = questions.quiz
  .use(requireProfile)
  .handler(async ({ context }) => (await findQuiz(context.services.db, context.me)) ?? null);

const saveAnswers = questions.saveQuiz.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  const { db, clock } = services;
  await spend(context, errors, LIMITS.saves, me);
  await db.transaction(async (tx) => {
    if (!(await holdConsent(tx, me, 'love-life'))) throw errors.CONSENT_REQUIRED();
    await saveQuiz(tx, me, input);
    await assignCoach(tx, me, clock.now());
  });
  await countFunnelStep(db, 'relationship_quiz', today(clock));
  return { done: true };
});

/** The answers and the match card that they are part of, in one transaction. */
async function saveAndRefresh(
  { db, clock }: Services,
  me: string,
  step: FunnelEvent,
  save: (tx: Database) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await save(tx);
    await refreshMatchCard(tx, me);
    await assignCoach(tx, me, clock.now());
  });
  await countFunnelStep(db, step, today(clock));
}

export const questionnairesRoutes = {
  lifeProject,
  saveLifeProject: saveLife,
  sharedValues,
  saveSharedValues: saveValues,
  loveProfile,
  saveLoveProfile: saveLove,
  quiz,
  saveQuiz: saveAnswers,
};
