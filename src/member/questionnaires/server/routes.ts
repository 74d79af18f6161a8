import type { MeasuredStep } from '#identity/ad-measurement/rules.ts';
import { countFunnelStep } from '#identity/ad-measurement/server/store.ts';
import { type ConsentPurpose, canWithdraw } from '#identity/consents/rules.ts';
import {
  hasConsent,
  hasEverWithdrawn,
  lockConsent,
  markWithdrawn,
  recordConsent,
} from '#identity/consents/server/store.ts';
import { eraseDraftsOf } from '#identity/drafts/server/store.ts';
import { secondsUntil } from '#lib/room-from.ts';
import {
  defaultPreferences,
  LOVE_DIMENSIONS,
  LOVE_PROFILE_CHANGE_LIMIT,
  type LoveProfile,
  loveProfileChangesFrom,
} from '#member/profile/rules.ts';
import {
  eraseLoveProfile,
  eraseQuiz,
  findActivities,
  findLifeProject,
  findLoveProfile,
  findQuiz,
  hasAnsweredEverything,
  listLoveProfileChanges,
  recordLoveProfileChange,
  saveActivities,
  saveLifeProject,
  saveLoveProfile,
  saveQuiz,
} from '#member/profile/server/answers-store.ts';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import { requireProfile, requireProfileOfAny } from '#member/profile/server/shared/require-profile.ts';
import {
  deletePreferences,
  findPreferences,
  findProfile,
  savePreferences,
} from '#member/profile/server/store.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite, type SaveErrors, shownBy } from '#platform/versions.ts';
import { answersContract } from '../contract.ts';

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
  });

const give = api.giveLoveLife.use(requireProfile).handler(async ({ context, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await grantLoveLife(services.db, me, services.clock.now());
});

function savingRoutes(onComplete: OnComplete) {
  const saveLife = api.saveLifeProject.use(requireProfile).handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await enforceRateLimit(context, errors, LIMITS.lifeProjects, me);
    const { version: read, ...answers } = input;
    const save = (tx: Database) => saveLifeProject(tx, me, answers);
    const questionnaire = { step: 'life_project', find: findLifeProject, read, answers, save } as const;
    await saveAnswers(services, me, questionnaire, errors, onComplete);
  });

  const saveValues = api.saveSharedValues.use(requireProfile).handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await enforceRateLimit(context, errors, LIMITS.saves, me);
    const { version: read, ...answers } = input;
    const save = (tx: Database) => saveActivities(tx, me, answers.activities);
    const questionnaire = { step: 'shared_values', find: findSharedValues, read, answers, save } as const;
    await saveAnswers(services, me, questionnaire, errors, onComplete);
  });

  const saveLove = api.saveLoveProfile.use(requireProfile).handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await enforceRateLimit(context, errors, LIMITS.saves, me);
    const { version: read, ...answers } = input;
    const save = async (tx: Database) => {
      const verdict = await changeLoveProfile(tx, me, answers, services.clock.now());
      if (verdict === 'consent-required') throw errors.CONSENT_REQUIRED();
      if (verdict !== 'ok') throw errors.TOO_MANY_CHANGES({ data: verdict });
    };
    const questionnaire = { step: 'love_profile', find: findLoveProfile, read, answers, save } as const;
    await saveAnswers(services, me, questionnaire, errors, onComplete);
  });

  const saveQuizAnswers = api.saveQuiz.use(requireProfile).handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await enforceRateLimit(context, errors, LIMITS.saves, me);
    const { accepts_quiz_use: accepts = false, version: read, ...answers } = input;
    // The consent may be given now or have been given before (D30).
    const save = async (tx: Database) => {
      const now = services.clock.now();
      const isGiven = await lockConsent(tx, me, 'quiz');
      if (!isGiven && !accepts) throw errors.QUIZ_CONSENT_REQUIRED();
      if (!isGiven) await recordConsent(tx, me, 'quiz', now);
      await saveQuiz(tx, me, answers, now);
    };
    const asked = { step: 'relationship_quiz', consent: 'quiz', find: findQuiz } as const;
    await saveAnswers(services, me, { ...asked, read, answers, save }, errors, onComplete);
  });

  return {
    saveLifeProject: saveLife,
    saveSharedValues: saveValues,
    saveLoveProfile: saveLove,
    saveQuiz: saveQuizAnswers,
  };
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

function withdrawQuiz(db: Database, me: string, now: Date): Promise<void> {
  return changeMember(db, me, async (tx) => {
    if (!(await markWithdrawn(tx, me, 'quiz', now))) return;
    await eraseQuiz(tx, me);
    await eraseDraftsOf(tx, me, ['quiz']);
  });
}

/**
 * Changes the love profile. Requires the article 9 consent; rate-limited, or the score could be probed (D9). Free of
 * the limit: first fill, unchanged answers, and a refill after a withdrawal, which itself counted. Call it under the
 * member’s lock (`changeMember`).
 */
async function changeLoveProfile(
  tx: Database,
  me: string,
  answers: LoveProfile,
  now: Date,
): Promise<'ok' | 'consent-required' | { retryAfterSeconds: number }> {
  if (!(await lockConsent(tx, me, 'love-life'))) return 'consent-required';
  const former = await findLoveProfile(tx, me);
  if (former && LOVE_DIMENSIONS.every((dimension) => former[dimension] === answers[dimension])) return 'ok';
  const changes = await listLoveProfileChanges(tx, me, now);
  const from = loveProfileChangesFrom(changes, former ? 'change' : 'fill');
  if (from && from > now) return { retryAfterSeconds: secondsUntil(from, now) };
  if (former) await recordLoveProfileChange(tx, me, now);
  await saveLoveProfile(tx, me, answers);
  return 'ok';
}

/**
 * Withdraws the consent of D6 and erases its data (D22). Dates of changes stay and the withdrawal counts as one, or
 * erasing and refilling would bypass the limit of D9.
 */
function withdrawLoveLife(db: Database, me: string, now: Date): Promise<void> {
  return changeMember(db, me, async (tx) => {
    if (!(await markWithdrawn(tx, me, 'love-life', now))) return;
    await eraseDraftsOf(tx, me, ['preferences', 'love-profile']);
    await deletePreferences(tx, me);
    if (await eraseLoveProfile(tx, me)) await recordLoveProfileChange(tx, me, now);
  });
}

/** Grants the consent; the search restarts from the defaults, without a gender. */
function grantLoveLife(db: Database, me: string, now: Date): Promise<void> {
  return changeMember(db, me, async (tx) => {
    if (await hasConsent(tx, me, 'love-life')) return;
    await recordConsent(tx, me, 'love-life', now);
    const profile = await findProfile(tx, me);
    if (!profile || (await findPreferences(tx, me))) return;
    await savePreferences(tx, me, defaultPreferences(profile.gender), null);
  });
}

/** Called in the transaction that saves the last missing answer. */
type OnComplete = (tx: Database, member: string, now: Date) => Promise<void>;

type Questionnaire = {
  step: MeasuredStep;
  /** Legal basis: a member who once withdrew it has already been counted. */
  consent?: ConsentPurpose;
  find: (tx: Database, member: string) => Promise<object | undefined>;
  /** Version of the answers, as loaded by the form. */
  read: string | null;
  answers: object;
  save: (tx: Database) => Promise<void>;
};

/**
 * Saves answers. The first save counts one person at that step of the funnel, unless a consent was withdrawn before.
 */
function saveAnswers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  member: string,
  { step, consent = 'love-life', find, read, answers, save }: Questionnaire,
  errors: SaveErrors,
  onComplete: OnComplete,
): Promise<void> {
  return changeMember(db, member, async (tx) => {
    const former = await find(tx, member);
    // Answers erased by a withdrawn consent may be saved again by any open form.
    if (former) mayWrite(errors, { read, stored: shownBy(answers, former), typed: answers });
    const isFirst = !former && !(await hasEverWithdrawn(tx, member, consent));
    await save(tx);
    if (isFirst) await countFunnelStep(tx, step, today(clock));
    if (await hasAnsweredEverything(tx, member)) await onComplete(tx, member, clock.now());
  });
}
