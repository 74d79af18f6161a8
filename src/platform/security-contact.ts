const DAY_MS = 86_400_000;
/** RFC 9116, 2.5.5: further ahead nobody checks that the contact still answers. */
const FARTHEST_MS = 366 * DAY_MS;

/** Whether the day until which a contact is promised lies ahead, and within the year. @param day ISO date */
export function isFresh(day: unknown, now: Date): boolean {
  const left = Date.parse(String(day)) - now.getTime();
  return left > 0 && left < FARTHEST_MS;
}
