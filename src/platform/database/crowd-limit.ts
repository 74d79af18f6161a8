/** A slower answer while the process is full means that too many requests share it. */
const SLOW_MS = 250;
/** Enough to keep ten connections busy while as many requests compute and others wait. */
export const MOST_PRESENT = 28;
const LEAST = 8;
const CUT = 0.9;
/** Requests admitted before a cut do not count as evidence for the next one. */
const CUT_EVERY_MS = 100;

/**
 * How many requests a process holds at most: fewer while answers are slow because it is full, one more with each round
 * of fast answers. Additive increase and multiplicative decrease, as TCP shares a line of unknown width (D. Chiu and R.
 * Jain, 1989): the capacity of a machine is unknown, and changes with its other load.
 */
export class CrowdLimit {
  private limit = MOST_PRESENT;
  private cutAt = Number.NEGATIVE_INFINITY;

  get most(): number {
    return Math.floor(this.limit);
  }

  /** @param ms from the first line of a request to its answer @param wasFull whether others were refused meanwhile */
  note(ms: number, wasFull: boolean, now: number): void {
    if (ms <= SLOW_MS) this.limit = Math.min(MOST_PRESENT, this.limit + 1 / this.limit);
    else if (wasFull && now - this.cutAt >= CUT_EVERY_MS) {
      this.limit = Math.max(LEAST, this.limit * CUT);
      this.cutAt = now;
    }
  }
}
