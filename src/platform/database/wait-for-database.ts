import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './unavailable.ts';

const TRY_EVERY_MS = 1000;
/** Longer than a database takes to restart, or its standby to take over; then whoever watches the node is to know. */
const PATIENCE_MS = 5 * 60_000;

interface Patience {
  tryEveryMs?: number;
  patienceMs?: number;
  /** Told once, when the first try finds the database away. */
  onAway: (error: unknown) => void;
}

/**
 * Does what a node does with its database before it serves, and begins again while the database is away.
 * @param prepare may be done twice
 * @throws whatever else fails, and what the last try said once it has lasted too long
 */
export async function waitForDatabase<Prepared>(
  prepare: () => Promise<Prepared>,
  { tryEveryMs = TRY_EVERY_MS, patienceMs = PATIENCE_MS, onAway }: Patience,
): Promise<Prepared> {
  const givesUpAt = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await prepare();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > givesUpAt) throw error;
      if (tries === 1) onAway(error);
      await pause(tryEveryMs);
    }
  }
}
