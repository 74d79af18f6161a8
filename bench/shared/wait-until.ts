import { setTimeout as pause } from 'node:timers/promises';

const ASKED_EVERY_MS = 50;

/** Asks repeatedly. @returns whether it came true within this time */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  withinMs: number,
  everyMs = ASKED_EVERY_MS,
): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > until) return false;
    await pause(everyMs);
  }
  return true;
}
