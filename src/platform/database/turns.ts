/** Of what is answered, for those who come back: with an ordinary day beside them the process stays below its capacity. */
const SHARE = 0.4;
const LEAST_PER_SECOND = 20;
const SECOND_MS = 1000;
/** Nobody waits longer before a page that says so; those beyond come back by chance in the second half of it. */
const LONGEST_S = 120;
/** By chance, so that the first refused do not come back together. */
const SOON_S = 3;

/**
 * When those whom a full process refused may come back: one after the other, at two fifths of the rate at which answers were given lately.
 * By chance alone all would return within seconds, and a rush would last as long again as its repeats.
 */
export class Turns {
  private nextAt = Number.NEGATIVE_INFINITY;
  private perSecond = LEAST_PER_SECOND;
  private counted = 0;
  private countedSince = Number.NEGATIVE_INFINITY;

  /** One more request is answered. @param now milliseconds of a monotonic clock */
  noteAnswer(now: number): void {
    this.counted += 1;
    const elapsed = now - this.countedSince;
    if (elapsed < SECOND_MS) return;
    if (elapsed < 2 * SECOND_MS)
      this.perSecond = Math.max(LEAST_PER_SECOND, (this.counted * SECOND_MS) / elapsed);
    this.counted = 0;
    this.countedSince = now;
  }

  /** @returns seconds until the next turn that nobody has */
  take(now: number): number {
    this.nextAt = Math.max(this.nextAt, now) + SECOND_MS / (this.perSecond * SHARE);
    const seconds = Math.ceil((this.nextAt - now) / SECOND_MS);
    if (seconds > LONGEST_S) return LONGEST_S - Math.floor((Math.random() * LONGEST_S) / 2);
    return Math.max(seconds, soon());
  }
}

/** 1 to 3 s, for those who wait for no turn. */
export function soon(): number {
  return 1 + Math.floor(Math.random() * SOON_S);
}
