export type RateLimit = {
  perSecond: number;
  burst: number;
};

/** Above the rounding error of sums of milliseconds, which would refuse some first requests. */
const ROUNDING_MS = 0.001;
/** Callers kept in memory at most, in two generations of half as many. */
const KEPT = 20_000;

/**
 * Rate of each caller: the generic cell rate algorithm (ITU-T I.371), a leaky bucket kept as one number. The places at
 * the database bound the concurrency of a flood, this bounds its rate.
 */
export class RateLimiter {
  /** Per caller, the moment in milliseconds at which the whole burst is available again. */
  private recent = new Map<string, number>();
  /**
   * Dropped as a whole: deleting the oldest entries of one map one by one leaves holes that each later iteration walks
   * over, thousands of them until V8 rehashes the table.
   */
  private older = new Map<string, number>();

  /** Whether one more request of this caller is within the pace; a refused request is not counted. */
  keeps(key: string, { perSecond, burst }: RateLimit, now: number, cost = 1): boolean {
    const interval = 1000 / perSecond;
    const known = this.recent.get(key) ?? this.older.get(key) ?? now;
    const used = Math.max(known - now, 0);
    if (used > (burst - cost) * interval + ROUNDING_MS) return false;
    this.recent.set(key, now + used + cost * interval);
    if (this.recent.size >= KEPT / 2) {
      this.older = this.recent;
      this.recent = new Map();
    }
    return true;
  }
}
