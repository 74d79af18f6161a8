/** Below that many, a number could point at somebody: it is not said. */
export const SMALLEST_SHOWN = 5;
/** Reports and decisions are kept five years: an older year would not be whole. */
export const YEARS_SHOWN = 5;

/** A count as everybody may read it; nothing below five, nor what is not there. */
export function shownCount(count: number): number | null {
  return count >= SMALLEST_SHOWN ? count : null;
}
