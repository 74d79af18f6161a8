import { SIGNALS_MAX, SIGNALS_WINDOW_MS } from '../../rules.ts';

/** People of whom some may be forgotten again. */
const FORGET_FROM = 1000;

/** Lets so many signals of one person pass in a while. */
export function createPace() {
  const counted = new Map<string, { until: number; count: number }>();
  return {
    pass(person: string): boolean {
      const now = performance.now();
      if (counted.size >= FORGET_FROM)
        for (const [old, { until }] of counted) if (until < now) counted.delete(old);
      const known = counted.get(person);
      const window = known && known.until > now ? known : { until: now + SIGNALS_WINDOW_MS, count: 0 };
      window.count += 1;
      counted.set(person, window);
      return window.count <= SIGNALS_MAX;
    },
  };
}
