import { type Quantiles, quantilesOf } from '../shared/quantiles.ts';

/** What became of one try. */
export type Outcome = 'useful' | 'busy' | 'limited' | 'late' | 'failed';
type Try = { at: number; outcome: Outcome; ms: number };

/** Every try of a run, to be looked at by spans of time. */
export class Tally {
  private readonly tries: Try[] = [];

  note(outcome: Outcome, ms: number): void {
    this.tries.push({ at: performance.now(), outcome, ms });
  }

  count(outcome: Outcome, from: number, to: number): number {
    return this.between(from, to).filter((one) => one.outcome === outcome).length;
  }

  countAll(from: number, to: number): number {
    return this.between(from, to).length;
  }

  /** Useful answers a second. */
  rate(from: number, to: number): number {
    return (this.count('useful', from, to) * 1000) / (to - from);
  }

  /** How long useful answers took, from the first byte of the try to the last of the answer. */
  times(from: number, to: number): Quantiles {
    const useful = this.between(from, to).filter(({ outcome }) => outcome === 'useful');
    return quantilesOf(useful.map(({ ms }) => ms));
  }

  private between(from: number, to: number): Try[] {
    return this.tries.filter(({ at }) => at >= from && at < to);
  }
}
