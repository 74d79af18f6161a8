import { deviceZone } from '#browser/clock.ts';
import { frenchDay } from '#lib/french-date.ts';
import { lastDayToAnswer } from '#member/matching/rules.ts';
import type { Introduction } from '../contract.ts';

/** Example: « samedi 5 décembre ». */
export function lastDay({ expiresAt }: Pick<Introduction, 'expiresAt'>): string {
  return frenchDay(lastDayToAnswer(new Date(expiresAt)), deviceZone());
}

type Pair = Pick<Introduction, 'pairGender'>;

export const bothOfThem = ({ pairGender }: Pair) =>
  pairGender === 'femme' ? 'toutes les deux' : 'tous les deux';

/** The same after a decline and after no answer. */
export const notProposedAgain = ({ pairGender }: Pair) =>
  pairGender === 'femme'
    ? 'Vous ne serez plus proposées l’une à l’autre.'
    : 'Vous ne serez plus proposés l’un à l’autre.';
