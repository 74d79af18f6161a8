import { canWithdraw } from '#identity/consents/rules.ts';
import { LOVE_PROFILE_CHANGE_LIMIT } from '#member/profile/rules.ts';
import {
  findActivities,
  findLifeProject,
  findLoveProfile,
  findQuiz,
  listLoveProfileChanges,
  saveActivities,
  saveLifeProject,
} from '#member/profile/server/answers-store.ts';
import { requireProfile, requireProfileOfAny } from '#member/profile/server/shared/require-profile.ts';
import type { Database } from '#platform/database/client.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { answersContract } from '../contract.ts';
import { changeLoveProfile } from './change-love-profile.ts';
import { grantLoveLife, withdrawLoveLife } from './love-life-consent.ts';
import { saveQuizUnderConsent, withdrawQuiz } from './quiz-consent.ts';
import { type OnComplete, saveAnswers } from './save-answers.ts';

const api = implementContract(answersContract);

const lifeProject = api.lifeProject
  .use(requireProfile)
  .handler(async ({ context }) => (await findLifeProject(context.services.db, context.me)) ?? null);

const sharedValues = api.sharedValues
  .use(requireProfile)
  .handler(async ({ context }) => (await findSharedValues(context.services.db, context.me)) ?? null);

async function findSharedValues(db: Database, member: string) {
  const activities = await findActivities(db, member);
  return activities && { activities };
}

const loveProfile = api.loveProfile.use(requireProfile).handler(async ({ context }) => {
  const { db, clock } = context.services;
  const changes = await listLoveProfileChanges(db, context.me, clock.now());
  return {
    answers: (await findLoveProfile(db, context.me)) ?? null,
    changesLeft: Math.max(0, LOVE_PROFILE_CHANGE_LIMIT - changes.length),
  };
});

const quiz = api.quiz
  .use(requireProfile)
  .handler(async ({ context }) => (await findQuiz(context.services.db, context.me)) ?? null);

const withdrawConsent = api.withdrawConsent
  .use(requireProfileOfAny)
  .handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await enforceRateLimit(context, errors, LIMITS.saves, me);
    if (canWithdraw(input.purpose) !== 'ok') throw errors.CLOSES_ACCOUNT();
    const withdraw = input.purpose === 'quiz' ? withdrawQuiz : withdrawLoveLife;
    await withdraw(services.db, me, services.clock.now());
    return { done: true };
  });

const give = api.giveLoveLife.use(requireProfile).handler(async ({ context, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await grantLoveLife(services.db, me, services.clock.now());
  return { done: true };
});

function savingRoutes(onComplete: OnComplete) {
  const saveLife = api.saveLifeProject.use(requireProfile).handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await enforceRateLimit(context, errors, LIMITS.lifeProjects, me);
    const { version: read, ...answers } = input;
    const save = (tx: Database) => ok(saveLifeProject(tx, me, answers));
    const questionnaire = { step: 'life_project', find: findLifeProject, read, answers, save } as const;
    await saveAnswers(services, me, questionnaire, errors, onComplete);
    return { done: true };
  });

  const saveValues = api.saveSharedValues.use(requireProfile).handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await enforceRateLimit(context, errors, LIMITS.saves, me);
    const { version: read, ...answers } = input;
    const save = (tx: Database) => ok(saveActivities(tx, me, answers.activities));
    const questionnaire = { step: 'shared_values', find: findSharedValues, read, answers, save } as const;
    await saveAnswers(services, me, questionnaire, errors, onComplete);
    return { done: true };
  });

  const saveLove = api.saveLoveProfile.use(requireProfile).handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await enforceRateLimit(context, errors, LIMITS.saves, me);
    const { version: read, ...answers } = input;
    const save = (tx: Database) => changeLoveProfile(tx, me, answers, services.clock.now());
    const questionnaire = { step: 'love_profile', find: findLoveProfile, read, answers, save } as const;
    const verdict = await saveAnswers(services, me, questionnaire, errors, onComplete);
    if (verdict === 'consent-required') throw errors.CONSENT_REQUIRED();
    if (verdict !== 'ok') throw errors.TOO_MANY_CHANGES({ data: verdict });
    return { done: true };
  });

  const saveQuizAnswers = api.saveQuiz.use(requireProfile).handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await enforceRateLimit(context, errors, LIMITS.saves, me);
    const { accepts_quiz_use: accepts = false, version: read, ...answers } = input;
    const save = (tx: Database) => saveQuizUnderConsent(tx, me, { answers, accepts }, services.clock.now());
    const asked = { step: 'relationship_quiz', consent: 'quiz', find: findQuiz } as const;
    const verdict = await saveAnswers(services, me, { ...asked, read, answers, save }, errors, onComplete);
    if (verdict !== 'ok') throw errors.QUIZ_CONSENT_REQUIRED();
    return { done: true };
  });

  return {
    saveLifeProject: saveLife,
    saveSharedValues: saveValues,
    saveLoveProfile: saveLove,
    saveQuiz: saveQuizAnswers,
  };
}

async function ok(saving: Promise<void>): Promise<'ok'> {
  await saving;
  return 'ok';
}

/** @param onComplete called once every questionnaire is answered */
export function answersRoutes(onComplete: OnComplete) {
  return {
    lifeProject,
    sharedValues,
    loveProfile,
    quiz,
    withdrawConsent,
    giveLoveLife: give,
    ...savingRoutes(onComplete),
  };
}
