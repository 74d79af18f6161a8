const DAY_MS = 86_400_000;
/** RFC 9116, 2.5.5: an expiry further ahead would let a dead contact go unnoticed. */
const FARTHEST_MS = 366 * DAY_MS;

/** Whether the expiry date of a contact lies ahead, within a year. @param day ISO date */
export function isFresh(day: unknown, now: Date): boolean {
  const left = Date.parse(String(day)) - now.getTime();
  return left > 0 && left < FARTHEST_MS;
}
