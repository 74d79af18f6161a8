import type { Clock } from './clock.ts';

export type RecentReads<Value> = {
  /** What was read under a key in the last seconds, or is read now; who asks at the same time shares one read. */
  read: (key: string) => Promise<Value | undefined>;
  /** What is there now, whatever was read before: for what may not be a few seconds late. */
  readAnew: (key: string) => Promise<Value | undefined>;
  /** From now on what matches is read again, and what is being read is kept for nobody. */
  forget: (matches: (value: Value) => boolean) => void;
  /** How many values are kept. */
  size: () => number;
};

type Options<Value> = {
  clock: Clock;
  /** Nothing is kept of a key under which there is nothing. */
  load: (key: string) => Promise<Value | undefined>;
  keptMs: number;
  /** Values at most; the one unused for longest makes room. */
  max: number;
};

type Kept<Value> = { value: Value; readAt: number };

/** Values that many requests ask for again within seconds, in the memory of this process. */
export function createRecentReads<Value>({ clock, load, keptMs, max }: Options<Value>): RecentReads<Value> {
  /** In the order of their last use. */
  const kept = new Map<string, Kept<Value>>();
  const loading = new Map<string, Promise<Value | undefined>>();
  /** Raised by each `forget`: what was read across one may be what was to be forgotten. */
  let age = 0;

  async function readAnew(key: string): Promise<Value | undefined> {
    const begun = { age, readAt: clock.now().getTime() };
    const value = await load(key);
    if (begun.age !== age) return value;
    kept.delete(key);
    if (value === undefined) return undefined;
    kept.set(key, { value, readAt: begun.readAt });
    const oldest = kept.size > max ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return value;
  }

  function readShared(key: string): Promise<Value | undefined> {
    const underWay = loading.get(key);
    if (underWay) return underWay;
    const read = readAnew(key).finally(() => {
      if (loading.get(key) === read) loading.delete(key);
    });
    loading.set(key, read);
    return read;
  }

  return {
    async read(key) {
      const found = kept.get(key);
      if (!found) return readShared(key);
      kept.delete(key);
      const elapsed = clock.now().getTime() - found.readAt;
      if (elapsed < 0 || elapsed >= keptMs) return readShared(key);
      kept.set(key, found);
      return found.value;
    },
    readAnew,
    forget(matches) {
      age += 1;
      loading.clear();
      for (const [key, { value }] of kept) if (matches(value)) kept.delete(key);
    },
    size: () => kept.size,
  };
}
