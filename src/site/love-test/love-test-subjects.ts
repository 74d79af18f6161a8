import type { Activity, LoveDimension } from '#member/profile/rules.ts';
import { LOVE_QUESTIONS } from '#member/profile/texts.ts';
import { TEST_DIMENSIONS, type TestAnswers } from '#member/questionnaires/web/shared/kept-answers.ts';

export type TestQuestions = Record<TestSubject, { question: string; sentences: readonly string[] }>;

/** Embedded in the page, so that no script contains them. */
export const TEST_QUESTIONS: TestQuestions = {
  liberty_score: asked('liberty_score'),
  communication_score: asked('communication_score'),
  tenderness_score: asked('tenderness_score'),
  quarrel: {
    question: 'Après une dispute, que faites-vous d’abord ?',
    sentences: [
      'J’ai besoin d’en reparler le soir même, avant de dormir.',
      'Je prends l’air ou je laisse passer la nuit, puis je reviens.',
      'Je fais un pas sans parler : un café posé là, une main sur l’épaule.',
      'Je cherche le mot qui fera sourire, et la conversation reprend.',
      'J’espère un signe : le premier pas me coûte.',
    ],
  },
  sunday: {
    question: 'Un dimanche à deux, rien de prévu : de quoi avez-vous envie ?',
    sentences: [
      'D’une balade : prendre la route, ou juste le tram, vers un endroit nouveau.',
      'De nature : un sentier, un bord d’eau, et de quoi pique-niquer.',
      'De monde : une terrasse, des amis, une fête si elle se présente.',
      'De cinéma : un film, puis un café pour en parler.',
      'De rester à la maison : un plaid, un thé, et pas de réveil.',
    ],
  },
};

function asked(dimension: LoveDimension) {
  const { question, sentences } = LOVE_QUESTIONS[dimension];
  return { question, sentences };
}

/** Three questions of the love profile, verbatim, so that their answers can be kept; then two of the test alone. */
export const TEST_SUBJECTS = [...TEST_DIMENSIONS, 'quarrel', 'sunday'] as const;
export type TestSubject = (typeof TEST_SUBJECTS)[number];

/** From 1 to 5, the number of the chosen answer. */
export type LoveTestAnswers = Record<TestSubject, number>;

/** The activity of the member’s questionnaire for each answer about Sundays. */
export const SUNDAY_ACTIVITIES = [
  'Balades, voyages, weekends',
  'Nature',
  'Sorties, Fêtes',
  'Cinéma',
  'Tendresse, cocooning',
] as const satisfies readonly Activity[];

/** Returns null while a question is unanswered. */
export function completeAnswers(answers: Partial<LoveTestAnswers>): LoveTestAnswers | null {
  const { liberty_score, communication_score, tenderness_score, quarrel, sunday } = answers;
  if (!liberty_score || !communication_score || !tenderness_score || !quarrel || !sunday) return null;
  return { liberty_score, communication_score, tenderness_score, quarrel, sunday };
}

/** Returns the answers that the member’s questionnaires ask for too: the way out of a quarrel is in none. */
export function answersToKeep(answers: LoveTestAnswers): TestAnswers {
  const { liberty_score, communication_score, tenderness_score, sunday } = answers;
  const activity = SUNDAY_ACTIVITIES[sunday - 1];
  return {
    love: { liberty_score, communication_score, tenderness_score },
    activities: activity ? [activity] : [],
  };
}
