/**
 * When fewer than `limit` of these instants will lie within the last `windowMs`.
 * @returns nothing when so many never did
 */
export function roomFrom(instants: readonly Date[], limit: number, windowMs: number): Date | null {
  const latest = instants.map((instant) => instant.getTime()).toSorted((a, b) => b - a);
  const last = latest[limit - 1];
  return last === undefined ? null : new Date(last + windowMs);
}

/** Whole seconds from one instant to a later one, one at least: what `Retry-After` says. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}
