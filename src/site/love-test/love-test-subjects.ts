import type { Activity } from '#member/profile/rules.ts';
import { TEST_DIMENSIONS, type TestAnswers } from '#member/questionnaires/web/shared/kept-answers.ts';

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
