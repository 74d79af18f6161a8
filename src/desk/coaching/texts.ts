import type { SharedKind } from '#member/coaching/rules.ts';
import { LOVE_SCORE_MAX, QUIZ_SCORE_MAX } from '#member/profile/rules.ts';
import { LOVE_QUESTIONS, QUIZ_QUESTIONS } from '#member/profile/texts.ts';

export const DATE_KIND_LABELS: Record<SharedKind, { title: string; most: number }> = {
  quiz: { title: 'Quiz relationnel', most: QUIZ_SCORE_MAX },
  'love-profile': { title: 'Profil amoureux', most: LOVE_SCORE_MAX },
};

/** Labels of the scores, as in the questionnaires. */
export const ANSWER_LABELS: Record<string, string> = Object.fromEntries(
  [...Object.entries(QUIZ_QUESTIONS), ...Object.entries(LOVE_QUESTIONS)].map(([key, { name }]) => [
    key,
    name,
  ]),
);
