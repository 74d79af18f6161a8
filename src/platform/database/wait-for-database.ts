import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './unavailable.ts';

const TRY_EVERY_MS = 1000;
/** Covers a restart of the database and a failover; after that the process exits, and its supervisor restarts it. */
const PATIENCE_MS = 5 * 60_000;

interface Patience {
  tryEveryMs?: number;
  patienceMs?: number;
  onAway: (error: unknown) => void;
}

/**
 * Prepares the database before the node serves, and retries while the database is unavailable.
 * @param prepare idempotent
 * @throws any other error at once, and the last one when the database stays unavailable
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
