/** Smaller counts could identify a person and are not published. */
export const SMALLEST_COUNT = 5;
/** Reports and decisions are kept five years: earlier years would be incomplete. */
export const YEARS_SHOWN = 5;

/** Null below five, zero included. */
export function shownCount(count: number): number | null {
  return count >= SMALLEST_COUNT ? count : null;
}
