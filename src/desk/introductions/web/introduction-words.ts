import { frenchDay } from '#lib/french-date.ts';
import { lastDayToAnswer } from '#member/introductions/rules.ts';
import { LOVE_LIKENESS_WORDS, MAX_ACTIVITY_POINTS, MAX_LIFE_POINTS } from '#member/matching/rules.ts';
import type { Candidate, DeskIntroduction } from '../contract.ts';
import type { PairVerdict } from '../rules.ts';

/** Example: « 1 présentation en cours ». */
export function goingOnWords(count: number): string {
  return `${count} présentation${count > 1 ? 's' : ''} en cours`;
}

/** Does not reveal individual answers. */
export function stateWords({ state, expiresAt }: DeskIntroduction): string {
  if (state === 'opened') return 'Conversation ouverte';
  if (state === 'ended') return 'N’a pas abouti';
  return `Jusqu’au ${frenchDay(lastDayToAnswer(new Date(expiresAt)))}`;
}

/** Score parts the owner may see too. */
export function partWords({ compatibility: { parts, missing } }: Pick<Candidate, 'compatibility'>): string[] {
  if (missing) return [];
  return [
    `Profil amoureux\u202f: ${LOVE_LIKENESS_WORDS[parts.love]}`,
    `Moments à partager\u202f: ${parts.activities} sur ${MAX_ACTIVITY_POINTS}`,
    `Projet de vie\u202f: ${parts.life} sur ${MAX_LIFE_POINTS}`,
  ];
}

export const VERDICT_WORDS: Record<Exclude<PairVerdict, 'ok'>, string> = {
  passed: 'L’une de ces deux personnes a passé l’autre dans sa sélection\u202f: on ne les présente pas.',
  'too-many': 'L’une des deux a déjà deux présentations en cours. Revenez quand l’une d’elles sera terminée.',
};
