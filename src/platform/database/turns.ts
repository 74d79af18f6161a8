/** Share of the measured throughput that retries may take; the rest is left to new requests. */
const SHARE = 0.3;
const LEAST_PER_SECOND = 20;
const SECOND_MS = 1000;
/** Longest `Retry-After`. Callers beyond it get a random wait between half of it and all of it. */
const LONGEST_S = 120;
/** By chance, so that the first refused do not come back together. */
const SOON_S = 3;

/**
 * Schedules the retries of requests that a full process refused: each gets the next slot, at three tenths of the recent
 * throughput. With random waits all of them would return within seconds and prolong the rush.
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

  /** Reserves the next free slot. @returns seconds until then */
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
