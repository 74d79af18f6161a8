export type PaceLimit = {
  /** Of one caller, in the long run. */
  perSecond: number;
  /** So many may come at once when none came for a while. */
  burst: number;
};

/** More than sums of milliseconds are off by: without it a first request is refused at some hours of the clock. */
const ROUNDING_MS = 0.001;
/** Callers kept in memory at most, in two generations of half as many. */
const KEPT = 20_000;

/**
 * How fast each caller asks: the generic cell rate algorithm (ITU-T I.371), a leaky bucket kept as one number. A place at
 * the database bounds how much of a flood is done at once, and this how much of it is done at all.
 */
export class Pace {
  /** The moment from which each caller has their whole burst again, in milliseconds. */
  private recent = new Map<string, number>();
  /**
   * Forgotten as a whole: taking the oldest out of one map one by one leaves holes that each later look at its beginning
   * walks over, thousands of them until V8 makes the table anew.
   */
  private older = new Map<string, number>();

  /** Whether one more request of this caller is within their pace; one that is not counts for nothing. */
  keeps(key: string, { perSecond, burst }: PaceLimit, now: number): boolean {
    const interval = 1000 / perSecond;
    const known = this.recent.get(key) ?? this.older.get(key) ?? now;
    const used = Math.max(known - now, 0);
    if (used > (burst - 1) * interval + ROUNDING_MS) return false;
    this.recent.set(key, now + used + interval);
    if (this.recent.size >= KEPT / 2) {
      this.older = this.recent;
      this.recent = new Map();
    }
    return true;
  }
}
