import { LOVE_QUESTIONS, QUIZ_QUESTIONS } from '#member/profile/texts.ts';
import type { SharedKind } from './rules.ts';

const listed = (named: Record<string, { name: string }>): string =>
  Object.values(named)
    .map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1))
    .join(', ');

export const SHARED_LABELS: Record<SharedKind, string> = {
  quiz: 'Mes réponses au quiz relationnel',
  'love-profile': 'Mon profil amoureux',
};

/** Exact list of shared data. */
export const SHARED_CONTENTS: Record<SharedKind, string> = {
  quiz: `Vos quatre notes, de 1 à 10\u202f: ${listed(QUIZ_QUESTIONS)}.`,
  'love-profile': `Vos cinq réponses, de 1 à 5\u202f: ${listed(LOVE_QUESTIONS)}.`,
};
