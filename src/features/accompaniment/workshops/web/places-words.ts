import type { WorkshopDate } from '../contract.ts';

/** What there is to have in a date, or what one has there, in few words. */
export function placesWords({ mine, rank, full, placesLeft }: WorkshopDate): string {
  if (mine === 'registered') return 'Place réservée';
  if (mine === 'waiting') return `Liste d’attente, n°\u00a0${rank}`;
  if (full) return 'Complet';
  return placesLeft === 1 ? '1 place' : `${placesLeft} places`;
}
