const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * How long to wait before trying again: from half a second to half a minute, longer after each failure, and never the
 * same for two browsers, so that a server that comes back is not met by all of them at once.
 * @param failures in a row
 * @param chance from 0 to 1, drawn anew each time
 */
export function reconnectDelay(failures: number, chance: number): number {
  return FIRST_MS + chance * Math.min(LONGEST_MS - FIRST_MS, FIRST_MS * 2 ** failures);
}
