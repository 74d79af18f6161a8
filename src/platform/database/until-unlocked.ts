import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './unavailable.ts';

const ASK_AGAIN_MS = 250;
const LOCK_NOT_AVAILABLE = '55P03';

/** Retries work under a `lock_timeout`; between two tries the statements queued behind it run. */
export async function untilUnlocked(tryForMs: number, work: () => Promise<void>): Promise<void> {
  const until = Date.now() + tryForMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || Date.now() > until) throw error;
      await pause(ASK_AGAIN_MS * (1 + Math.random()));
    }
  }
}
