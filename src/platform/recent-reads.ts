import type { Clock } from './clock.ts';

export type RecentReads<Value> = {
  /** The value read under a key in the last seconds; concurrent reads of one key share one load. */
  read: (key: string) => Promise<Value | undefined>;
  /** The current value, bypassing the cache: for checks that must not be a few seconds late. */
  readAnew: (key: string) => Promise<Value | undefined>;
  /** Drops the matching entries; the result of a read in progress is not cached. */
  forget: (matches: (value: Value) => boolean) => void;
  size: () => number;
};

type Options<Value> = {
  clock: Clock;
  load: (key: string) => Promise<Value | undefined>;
  keptMs: number;
  max: number;
};

type Kept<Value> = { value: Value; readAt: number };

export function createRecentReads<Value>({ clock, load, keptMs, max }: Options<Value>): RecentReads<Value> {
  const kept = new Map<string, Kept<Value>>();
  const loading = new Map<string, Promise<Value | undefined>>();
  /** Raised by each `forget`: a load that started before it may be stale. */
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
