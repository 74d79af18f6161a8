import type { WorkshopDate } from '../../contract.ts';

/** The member’s place in an uncancelled date: the same words on every screen. */
export type PlaceState = { state: 'sure' | 'to-confirm' | 'waiting'; words: string };

/** Returns undefined without a place or rank. */
export function placeState({
  mine,
  rank,
  toConfirm,
}: Pick<WorkshopDate, 'mine' | 'rank' | 'toConfirm'>): PlaceState | null {
  if (mine === null) return null;
  if (mine === 'waiting') return { state: 'waiting', words: `Liste d’attente, n°\u00a0${rank}` };
  return toConfirm
    ? { state: 'to-confirm', words: 'Séance à confirmer' }
    : { state: 'sure', words: 'Place confirmée' };
}

/** Returns the free places of a date, or the member’s own, in few words. */
export function placesWords(date: WorkshopDate): string {
  const { full, placesLeft } = date;
  const mine = placeState(date);
  if (mine) return mine.words;
  if (full) return 'Complet';
  return placesLeft === 1 ? '1 place' : `${placesLeft} places`;
}
