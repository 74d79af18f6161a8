import type { WorkshopDate } from '../contract.ts';
import { placeState } from './shared/place-state.ts';

/** What there is to have in a date, or what one has there, in few words. */
export function placesWords(date: WorkshopDate): string {
  const { full, placesLeft } = date;
  const mine = placeState(date);
  if (mine) return mine.words;
  if (full) return 'Complet';
  return placesLeft === 1 ? '1 place' : `${placesLeft} places`;
}
