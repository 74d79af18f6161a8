/**
 * Bisects changes that fail together.
 * @returns the single change that fails alone, or several that fail only together
 * @param holds whether a subset of the changes passes
 */
export async function findCulprits<Change>(
  changes: readonly Change[],
  holds: (some: readonly Change[]) => Promise<boolean>,
): Promise<readonly Change[]> {
  if (changes.length < 2) return changes;
  const middle = Math.ceil(changes.length / 2);
  for (const half of [changes.slice(0, middle), changes.slice(middle)])
    if (!(await holds(half))) return findCulprits(half, holds);
  return changes;
}
