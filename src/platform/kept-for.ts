import type { Services } from './services.ts';

type Parts = Pick<Services, 'db' | 'clock'>;

/**
 * Keeps a loaded value for some time, for each database; concurrent reads share one load, and a failed load is not
 * kept. A clock that is set back counts as time passed.
 */
export function keptFor<Value>(
  keptMs: number,
  load: (parts: Parts) => Promise<Value>,
): (parts: Parts) => Promise<Value> {
  const kept = new WeakMap<Parts['db'], { at: number; value: Promise<Value> }>();
  return (parts) => {
    const now = parts.clock.now().getTime();
    const last = kept.get(parts.db);
    if (last && Math.abs(now - last.at) < keptMs) return last.value;
    const value = load(parts);
    kept.set(parts.db, { at: now, value });
    value.catch(() => {
      if (kept.get(parts.db)?.value === value) kept.delete(parts.db);
    });
    return value;
  };
}
