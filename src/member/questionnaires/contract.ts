import { z } from 'zod';
import { action, done, route, saveRoute, version } from '#lib/contract-base.ts';
import {
  ACTIVITIES,
  FAMILY_PLANS,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  LOVE_SCORE_MAX,
  LOVE_SCORE_MIN,
  MAX_ACTIVITIES,
  QUIZ_SCORE_MAX,
  QUIZ_SCORE_MIN,
} from '#member/profile/rules.ts';

const unanswered = 'Veuillez répondre à cette question';

export const lifeProject = z.object({
  living_preference: z.enum(LIVING_PREFERENCES, { error: unanswered }),
  living_arrangement: z.enum(LIVING_ARRANGEMENTS, { error: unanswered }),
  family_plans: z.enum(FAMILY_PLANS, { error: unanswered }),
});

export const activities = z
  .array(z.enum(ACTIVITIES))
  .max(MAX_ACTIVITIES, 'Choisissez 5 activités au plus')
  .refine((chosen) => new Set(chosen).size === chosen.length, 'Chaque activité ne se choisit qu’une fois');

export const storedValues = z.object({ activities });
const NONE_CHOSEN = 'Choisissez au moins une activité';
/** A saved choice: at least one activity. */
export const chosenValues = z.object({ activities: activities.min(1, NONE_CHOSEN) });

const loveScore = z
  .int({ error: unanswered })
  .min(LOVE_SCORE_MIN, unanswered)
  .max(LOVE_SCORE_MAX, unanswered);
export const loveProfile = z.object({
  liberty_score: loveScore,
  fidelity_score: loveScore,
  communication_score: loveScore,
  tenderness_score: loveScore,
  // Null if private. Absent means unanswered.
  sexuality_score: loveScore.nullable(),
});

const quizScore = z
  .int({ error: unanswered })
  .min(QUIZ_SCORE_MIN, unanswered)
  .max(QUIZ_SCORE_MAX, unanswered);
export const quiz = z.object({
  past_breakups_score: quizScore,
  abandonment_fear_score: quizScore,
  self_confidence_score: quizScore,
  single_status_score: quizScore,
});

/** The quiz carries its own consent (D30), absent if it was given before. */
export const quizAnswers = quiz.extend({ accepts_quiz_use: z.boolean().optional() });

const consentRequired = {
  CONSENT_REQUIRED: {
    status: 409,
    message:
      'Pour répondre à ce questionnaire, acceptez d’abord l’utilisation de vos réponses sur votre vie amoureuse dans « Mon compte ».',
  },
};

export const answersContract = {
  lifeProject: route('GET', '/life-project', 'Get my life project').output(lifeProject.nullable()),
  saveLifeProject: saveRoute('/life-project', 'Save my life project')
    .input(lifeProject.extend({ version }))
    .output(done),
  sharedValues: route('GET', '/shared-values', 'Get my activities').output(storedValues.nullable()),
  saveSharedValues: saveRoute('/shared-values', 'Save one to five activities')
    .input(chosenValues.extend({ version }))
    .output(done),
  loveProfile: route('GET', '/love-profile', 'Get my love profile').output(
    z.object({ answers: loveProfile.nullable(), changesLeft: z.int() }),
  ),
  saveLoveProfile: saveRoute('/love-profile', 'Save my love profile')
    .errors({
      ...consentRequired,
      TOO_MANY_CHANGES: {
        status: 409,
        message:
          'Votre profil amoureux a déjà changé 5 fois en 24 heures. Laissez-vous jusqu’à demain : vos réponses actuelles sont conservées.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    })
    .input(loveProfile.extend({ version }))
    .output(done),
  quiz: route('GET', '/quiz', 'Get my relationship quiz').output(quiz.nullable()),
  saveQuiz: saveRoute('/quiz', 'Save my relationship quiz')
    .errors({
      QUIZ_CONSENT_REQUIRED: {
        status: 409,
        message: 'Pour garder vos réponses au quiz, nous avons besoin de votre accord : cochez la case.',
      },
    })
    .input(quizAnswers.extend({ version }))
    .output(done),
  withdrawConsent: action('/consents/withdraw', 'Withdraw a consent and erase its data')
    .errors({
      CLOSES_ACCOUNT: {
        status: 409,
        message:
          'Cet accord va avec votre compte : pour le retirer, supprimez votre compte au bas de la page « Mon compte ».',
      },
    })
    .input(z.object({ purpose: z.enum(['terms', 'love-life', 'quiz']) })),
  giveLoveLife: action('/consents/love-life', 'Give the consent to use my answers again'),
};
