const KEPT_MAX = 500;

/** Caches the results of a pure function. The cache is emptied when it reaches 500 entries. */
export function remembering<Key extends string | number, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const kept = new Map<Key, Result>();
  return (key) => {
    const found = kept.get(key);
    if (found !== undefined) return found;
    const result = compute(key);
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(key, result);
    return result;
  };
}
