const FIRST_MS = 500;
const LONGEST_MS = 30_000;
const MOVE_WITHIN_MS = 1000;

/**
 * Exponential backoff with jitter, from half a second to half a minute, so that a restarted server is not hit by all
 * browsers at once.
 * @param failures in a row
 * @param chance from 0 to 1, drawn anew each time
 */
export function reconnectDelay(failures: number, chance: number): number {
  return FIRST_MS + chance * Math.min(LONGEST_MS - FIRST_MS, FIRST_MS * 2 ** failures);
}

/** Delay before moving to another node, when a stopping node asks for it. @param chance from 0 to 1 */
export function moveDelay(chance: number): number {
  return chance * MOVE_WITHIN_MS;
}
