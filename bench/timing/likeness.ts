import { makeRandom, pickBetween } from '#lib/seeded-random.ts';
import { quantile, quantilesOf } from '../shared/quantiles.ts';

/** Beyond it each term is nothing. */
const TERMS = 100;
const DRAWS = 1000;
const SEED = 24;
/** Of an interval that holds the true difference in 99 of 100 runs. */
const TAIL = 0.005;

/**
 * Kolmogorov and Smirnov's test of two samples: how likely times that differ so much are, were there nothing to tell
 * them apart by. Small means that they differ.
 */
export function likenessOf(one: readonly number[], other: readonly number[]): number {
  const apart = distanceBetween(one, other);
  const size = Math.sqrt((one.length * other.length) / (one.length + other.length));
  const scaled = (size + 0.12 + 0.11 / size) * apart;
  // The series does not converge for samples that are all but equal.
  if (scaled < 0.2) return 1;
  let sum = 0;
  for (let term = 1; term <= TERMS; term += 1)
    sum += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * term ** 2 * scaled ** 2);
  return Math.min(1, Math.max(0, sum));
}

/** The widest gap between the shares of both samples that lie below a time. */
function distanceBetween(one: readonly number[], other: readonly number[]): number {
  const below = (sample: readonly number[], time: number) =>
    sample.filter((value) => value <= time).length / sample.length;
  return Math.max(...[...one, ...other].map((time) => Math.abs(below(one, time) - below(other, time))));
}

export function median(sample: readonly number[]): number {
  return quantilesOf(sample).p50;
}

/**
 * By how much the medians of two samples differ, with the bounds that hold the true difference in 99 of 100 runs
 * (bootstrap: the same from samples drawn from these).
 */
export function differenceOf(one: readonly number[], other: readonly number[]) {
  const random = makeRandom(SEED);
  const drawnFrom = (sample: readonly number[]) =>
    median(sample.map(() => sample[pickBetween(random, 0, sample.length - 1)] ?? Number.NaN));
  const drawn = Float64Array.from({ length: DRAWS }, () => drawnFrom(one) - drawnFrom(other)).sort();
  return {
    middle: median(one) - median(other),
    from: quantile(drawn, TAIL),
    to: quantile(drawn, 1 - TAIL),
  };
}
