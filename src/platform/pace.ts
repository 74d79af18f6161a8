export type PaceLimit = {
  /** Of one caller, in the long run. */
  perSecond: number;
  /** So many may come at once when none came for a while. */
  burst: number;
};

/** Callers kept in memory at most. */
const KEPT = 20_000;

/**
 * How fast each caller asks: the generic cell rate algorithm (ITU-T I.371), a leaky bucket kept as one number. A place at
 * the database bounds how much of a flood is done at once, and this how much of it is done at all.
 */
export class Pace {
  /** The moment from which each caller has their whole burst again, in milliseconds; who came last stands last. */
  private readonly calmAt = new Map<string, number>();

  /** Whether one more request of this caller is within their pace; one that is not counts for nothing. */
  keeps(key: string, { perSecond, burst }: PaceLimit, now: number): boolean {
    const interval = 1000 / perSecond;
    const calmAt = Math.max(this.calmAt.get(key) ?? now, now) + interval;
    if (calmAt - now > burst * interval) return false;
    this.calmAt.delete(key);
    this.calmAt.set(key, calmAt);
    this.forgetFirst(now);
    return true;
  }

  /** From the first on, until one is not calm yet: what a request costs does not grow with how many callers there are. */
  private forgetFirst(now: number): void {
    for (const [key, calmAt] of this.calmAt) {
      if (calmAt > now && this.calmAt.size <= KEPT) return;
      this.calmAt.delete(key);
    }
  }
}
