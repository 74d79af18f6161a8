import { TYPING_EVERY_MS } from '#contract-live.ts';

/** Lets the sign that someone writes pass once per pair and `TYPING_EVERY_MS`, however often a browser sends it. */
export function createTypingPace() {
  const passed = new Map<string, number>();
  const isRecent = (at: number | undefined) => at !== undefined && performance.now() - at < TYPING_EVERY_MS;
  return {
    /** @returns whether it may be told now; if so, the next one waits */
    pass(from: string, to: string): boolean {
      const pair = JSON.stringify([from, to]);
      if (isRecent(passed.get(pair))) return false;
      passed.set(pair, performance.now());
      return true;
    },
    forgetOld(): void {
      for (const [pair, at] of passed) if (!isRecent(at)) passed.delete(pair);
    },
  };
}
