import { comingTeamMoment } from '#browser/team-time.ts';

export const RESTING_TITLE = 'Vous avez vu toutes les nouvelles personnes, pour le moment';

/** @param until ISO instant */
export function restingSentence(until: string): string {
  const moment = comingTeamMoment(new Date(until));
  return `Nous vous présentons peu de personnes à la fois, pour que chacune ait droit à un vrai regard. Votre sélection reprend ${moment}.`;
}
