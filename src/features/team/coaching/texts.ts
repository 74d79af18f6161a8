import type { SharedKind } from '#features/accompaniment/shared-answers/rules.ts';
import { LOVE_SCORE_MAX, QUIZ_SCORE_MAX } from '#features/profile/answers/rules.ts';

export const KIND_LABELS: Record<SharedKind, { title: string; most: number }> = {
  quiz: { title: 'Quiz relationnel', most: QUIZ_SCORE_MAX },
  'love-profile': { title: 'Profil amoureux', most: LOVE_SCORE_MAX },
};

/** What each score is about, in the words of the questionnaires. */
export const ANSWER_LABELS: Record<string, string> = {
  past_breakups_score: 'Rupture passée',
  abandonment_fear_score: 'Peur de l’abandon',
  self_confidence_score: 'Confiance en soi',
  single_status_score: 'Célibat',
  liberty_score: 'Liberté',
  fidelity_score: 'Fidélité',
  communication_score: 'Communication',
  tenderness_score: 'Tendresse',
  sexuality_score: 'Sexualité',
};
