const FIRST_MS = 500;
const LONGEST_MS = 30_000;
const MOVE_WITHIN_MS = 1000;

/**
 * Returns an exponential backoff with jitter, from half a second to half a minute, so that a restarted server is not
 * hit by all browsers at once.
 * @param failures consecutive failures
 * @param chance random number from 0 to 1
 */
export function reconnectDelay(failures: number, chance: number): number {
  return FIRST_MS + chance * Math.min(LONGEST_MS - FIRST_MS, FIRST_MS * 2 ** failures);
}

/**
 * Returns the delay before moving to another node, when a stopping node asks for it.
 * @param chance random number from 0 to 1
 */
export function moveDelay(chance: number): number {
  return chance * MOVE_WITHIN_MS;
}
