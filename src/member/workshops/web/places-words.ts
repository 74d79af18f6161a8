import type { WorkshopDate } from '../contract.ts';
import { placeState } from './shared/place-state.ts';

/** Returns the free places of a date, or the member’s own, in few words. */
export function placesWords(date: WorkshopDate): string {
  const { full, placesLeft } = date;
  const mine = placeState(date);
  if (mine) return mine.words;
  if (full) return 'Complet';
  return placesLeft === 1 ? '1 place' : `${placesLeft} places`;
}
