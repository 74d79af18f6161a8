import { setTimeout as wait } from 'node:timers/promises';
import type { Container } from './container.ts';

const RUNNING_WITHIN_MS = 10_000;
/** The start period of the health check. */
const HEALTHY_WITHIN_MS = 60_000;
const EVERY_MS = 200;

export function untilRunning(container: Container): Promise<void> {
  return until(container, RUNNING_WITHIN_MS, () => container.pid !== undefined);
}

/** @param health the command of its health check */
export function untilHealthy(container: Container, health: readonly string[]): Promise<void> {
  return until(container, HEALTHY_WITHIN_MS, () => container.exec(...health).status === 0);
}

/** @throws Error with what the container printed */
async function until(container: Container, withinMs: number, isReached: () => boolean): Promise<void> {
  const end = Date.now() + withinMs;
  while (container.isRunning && Date.now() < end) {
    if (isReached()) return;
    await wait(EVERY_MS);
  }
  throw new Error(`The container is not ready:\n${container.output}`);
}
