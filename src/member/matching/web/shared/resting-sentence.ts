import { currentTime, deviceZone } from '#browser/clock.ts';
import { comingMoment } from '#lib/relative-day.ts';

export const RESTING_TITLE = 'Vous avez vu toutes les nouvelles personnes, pour le moment';

/** @param until ISO instant */
export function restingSentence(until: string): string {
  const moment = comingMoment(new Date(until), currentTime(), deviceZone());
  return `Nous vous présentons peu de personnes à la fois, pour que chacune ait droit à un vrai regard. Votre sélection reprend ${moment}.`;
}
