import { comingTeamMoment } from '#browser/team-time.ts';

/** Everyone was contacted, or nobody else matches: point to the conversations, not to the criteria. */
export function underWay(conversations: number): { title: string; text: string } {
  const one = conversations === 1;
  return {
    title: one ? 'Votre conversation est en cours' : `Vos ${conversations} conversations sont en cours`,
    text: `Pas d’autre profil à vous présenter pour le moment, et ${one ? 'cette rencontre mérite' : 'ces rencontres méritent'} votre attention. Nous cherchons à nouveau jeudi à 18\u00a0h.`,
  };
}

export const JUST_OPENED = {
  title: 'Le site vient d’ouvrir',
  text: 'Les profils arrivent peu à peu. Vos critères n’y sont pour rien\u202f: revenez dans quelques jours, nous cherchons parmi les nouveaux profils.',
} as const;

export const RESTING_TITLE = 'Vous avez vu toutes les nouvelles personnes, pour le moment';

/** @param until ISO instant */
export function restingSentence(until: string): string {
  const moment = comingTeamMoment(new Date(until));
  return `Nous vous présentons peu de personnes à la fois, pour que chacune ait droit à un vrai regard. Votre sélection reprend ${moment}.`;
}
