const FIRST_MS = 500;
const LONGEST_MS = 30_000;
const MOVE_WITHIN_MS = 1000;

/**
 * How long to wait before trying again: from half a second to half a minute, longer after each failure, and never the
 * same for two browsers, so that a server that comes back is not met by all of them at once.
 * @param failures in a row
 * @param chance from 0 to 1, drawn anew each time
 */
export function reconnectDelay(failures: number, chance: number): number {
  return FIRST_MS + chance * Math.min(LONGEST_MS - FIRST_MS, FIRST_MS * 2 ** failures);
}

/** How long to wait when a node that stops has asked us to go to another one. @param chance from 0 to 1 */
export function moveDelay(chance: number): number {
  return chance * MOVE_WITHIN_MS;
}
