import { comingMoment } from '#lib/french-date.ts';

export const RESTING_TITLE = 'Vous avez vu tous les nouveaux profils du jour';

/** Why nobody new is shown today, and when it goes on. @param until ISO instant */
export function restingSentence(until: string): string {
  const moment = comingMoment(new Date(until), new Date());
  return `Nous vous présentons un nombre limité de personnes par jour, pour que chacune ait droit à un vrai regard. Votre sélection reprend ${moment}.`;
}
