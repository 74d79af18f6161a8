import { frenchDay } from '#lib/french-date.ts';
import { PARIS_ZONE } from '#lib/zones.ts';
import {
  lastDayToAnswer,
  MAX_ACTIVITY_POINTS,
  MAX_LIFE_POINTS,
  type WaitReason,
} from '#member/matching/rules.ts';
import { LOVE_LIKENESS_WORDS } from '#member/matching/texts.ts';
import type { Candidate, DeskIntroduction } from '../contract.ts';
import { LONG_HERE_DAYS, NOBODY_NEW_DAYS, type Obstacle, UNOPENED_LIMIT } from '../rules.ts';

/** Example: « 1 présentation en cours ». */
export function goingOnWords(count: number): string {
  return `${count} présentation${count > 1 ? 's' : ''} en cours`;
}

/** Does not reveal individual answers. */
export function stateWords({ state, expiresAt }: DeskIntroduction): string {
  if (state === 'opened') return 'Conversation ouverte';
  if (state === 'ended') return 'N’a pas abouti';
  return `Jusqu’au ${frenchDay(lastDayToAnswer(new Date(expiresAt)), PARIS_ZONE)}`;
}

/** Parts of a score, the love part as a word; never the total. */
export function partWords({ compatibility: { parts, missing } }: Pick<Candidate, 'compatibility'>): string[] {
  if (missing) return [];
  return [
    `Profil amoureux\u202f: ${LOVE_LIKENESS_WORDS[parts.love]}`,
    `Moments à partager\u202f: ${parts.activities} sur ${MAX_ACTIVITY_POINTS}`,
    `Projet de vie\u202f: ${parts.life} sur ${MAX_LIFE_POINTS}`,
  ];
}

export const WAIT_WORDS: Record<WaitReason, string> = {
  nobody: `Aucun profil vu depuis ${NOBODY_NEW_DAYS} jours`,
  'nobody-new': `Aucun nouveau profil depuis ${NOBODY_NEW_DAYS} jours`,
  unopened: `${UNOPENED_LIMIT} présentations ou plus n’ont pas abouti`,
  'no-conversation': `Aucune conversation, après plus de ${LONG_HERE_DAYS} jours ici`,
};

/** No sentence reveals which of the two is the cause. */
export const OBSTACLE_WORDS: Record<Obstacle, string> = {
  search: 'Leurs recherches ne s’accordent pas.',
  age: 'Un âge est hors des âges cherchés.',
  distance: 'La distance entre ces deux personnes est plus grande que celle qui convient aux deux.',
  known: 'Ces deux personnes se connaissent déjà, ou ne sont plus proposées l’une à l’autre.',
  passed: 'L’une de ces deux personnes a passé l’autre dans sa sélection\u202f: on ne les présente pas.',
  'too-many': 'L’une des deux a déjà deux présentations en cours. Revenez quand l’une d’elles sera terminée.',
};
