/**
 * Returns the instant from which fewer than `limit` of these instants lie within `windowMs`.
 * @returns null when the limit was never reached
 */
export function roomFrom(instants: readonly Date[], limit: number, windowMs: number): Date | null {
  const latest = instants.map((instant) => instant.getTime()).toSorted((a, b) => b - a);
  const last = latest[limit - 1];
  return last === undefined ? null : new Date(last + windowMs);
}

/** Returns the whole seconds from one instant to a later one, at least one: the value of `Retry-After`. */
export function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}
