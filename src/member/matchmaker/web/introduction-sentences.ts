import { frenchDay } from '#lib/french-date.ts';
import { lastDayToAnswer } from '#member/introductions/rules.ts';
import type { Introduction } from '../contract.ts';

/** « samedi 5 décembre » */
export function lastDay({ expiresAt }: Pick<Introduction, 'expiresAt'>): string {
  return frenchDay(lastDayToAnswer(new Date(expiresAt)));
}

type Pair = Pick<Introduction, 'pairGender'>;

/** « tous les deux » */
export const bothOfThem = ({ pairGender }: Pair) =>
  pairGender === 'femme' ? 'toutes les deux' : 'tous les deux';

/** What comes of a decline, or of no answer: the same. */
export const notProposedAgain = ({ pairGender }: Pair) =>
  pairGender === 'femme'
    ? 'Vous ne serez plus proposées l’une à l’autre.'
    : 'Vous ne serez plus proposés l’un à l’autre.';
