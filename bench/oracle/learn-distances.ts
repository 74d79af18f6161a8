import { distanceHeldAgainst } from '#member/matching/rules.ts';
import { CITY_CHANGE_LIMIT, CITY_CHANGE_WINDOW_DAYS, DISTANCE_MAX } from '#member/profile/rules.ts';

export type Hidden = { maximum: number; km: number };
/** What the place is measured by: as the product does, or exactly, for comparison. */
export type Measure = (km: number, formerKm: number) => number;

/**
 * Who is shown at home is looked for from one place after the other, each chosen for that person alone: in the middle of
 * what is still possible, or just around a guess.
 * @returns width in km of what remains possible; nothing for someone who was never seen
 */
export function locate(
  { maximum, km }: Hidden,
  days: number,
  guess: number | null,
  measure: Measure,
): number | null {
  if (measure(km, km) > maximum) return null;
  const moves = CITY_CHANGE_LIMIT * Math.ceil(days / CITY_CHANGE_WINDOW_DAYS);
  let [low, high] = [km, DISTANCE_MAX + 1];
  for (let move = 0; move < moves; move += 1) {
    const around = move === 0 ? guess : move === 1 ? (guess ?? 0) + 1 : null;
    const place = guess !== null && around !== null ? around : (low + high) / 2;
    const held = measure(place, km);
    if (held <= maximum) low = Math.max(low, held);
    else high = Math.min(high, held);
  }
  return high - low;
}

export const asTheProduct: Measure = distanceHeldAgainst;
export const exactly: Measure = (km) => km;
