import { ATTENTION_MAX } from '#member/profile/rules.ts';
import { DISTANCE_STEPS } from '../distance-steps.ts';
import type { BestRows } from './best-rows.ts';
import {
  AGE_MASK,
  ANSWERED,
  ANSWERS,
  ARRIVED,
  ATTENTION_SHIFT,
  BIRTH_AND_REACH,
  BIRTH_SHIFT,
  HANDLE,
  LIFE_SHIFT,
  LOVE_MASK,
  MAX_AGE_SHIFT,
  MIN_AGE_SHIFT,
  NO_PHOTO,
  REACH_MASK,
  ROW_WORDS,
  SEARCH,
  SIX_BITS,
  SPREAD,
} from './card-row.ts';
import { chordFrom, isWithinReach, word } from './row-distance.ts';
import { ACTIVITY_POINTS, type View } from './view.ts';

const STEPS = Float64Array.from(DISTANCE_STEPS);

/** Attention outranks distance in the order (decision 21). */
const DISTANCE_PLACES = STEPS.length + 1;
/** A photo outranks both, and mutual members outrank that (D41). */
const PHOTO_FIRST = (ATTENTION_MAX + 1) * DISTANCE_PLACES;
const MUTUAL_FIRST = 2 * PHOTO_FIRST;

export type Scan = {
  view: View;
  /** Largest squared chords, indexed by `BIRTH_AND_REACH`. */
  reaches: readonly number[];
  except: ReadonlySet<number>;
  mutual: ReadonlySet<number>;
  /** Minimum arrival time, in the seconds of `ARRIVED`. */
  arrivedFrom: number;
  best: BestRows;
};

/**
 * Same conditions and bit-identical arithmetic as `rankingSql`. No allocation per row; cheap, selective checks first.
 * @param lovePoints frozen points, in place of the computed ones (D9)
 */
export function scanRows(
  { view, reaches, except, mutual, arrivedFrom, best }: Scan,
  words: Int32Array,
  from: number,
  to: number,
  lovePoints = -1,
): void {
  const { firstBirthDay, birthDays, age, forbidden, maxChordSquared, point, points, left, spread } = view;
  let { floor } = best;
  for (let at = from; at < to; at += ROW_WORDS) {
    const birthAndReach = word(words, at + BIRTH_AND_REACH);
    if (((birthAndReach >>> BIRTH_SHIFT) - firstBirthDay) >>> 0 > birthDays) continue;
    const answers = word(words, at + ANSWERS);
    if ((answers & forbidden) !== 0) continue;
    const search = word(words, at + SEARCH);
    if (age < ((search >>> MIN_AGE_SHIFT) & AGE_MASK)) continue;
    if (age > ((search >>> MAX_AGE_SHIFT) & AGE_MASK)) continue;
    let score = 0;
    if (points !== null && (search & ANSWERED) !== 0) {
      score =
        (lovePoints < 0 ? pointsAt(points.love, search & LOVE_MASK) : lovePoints) +
        pointsAt(ACTIVITY_POINTS, answers & points.activities) +
        pointsAt(points.life, (answers >>> LIFE_SHIFT) & SIX_BITS);
    }
    if (score < floor || word(words, at + ARRIVED) < arrivedFrom) continue;
    const chord = chordFrom(point, words, at);
    if (chord > maxChordSquared) continue;
    if (!isWithinReach(chord, reaches[birthAndReach & REACH_MASK] ?? 0, left, words, at)) continue;
    const handle = word(words, at + HANDLE);
    if (except.has(handle)) continue;
    const steps =
      ((search & NO_PHOTO) === 0 ? 0 : PHOTO_FIRST) +
      (search >>> ATTENTION_SHIFT) * DISTANCE_PLACES +
      stepOf(chord);
    best.offer(
      score,
      mutual.has(handle) ? steps - MUTUAL_FIRST : steps,
      word(words, at + SPREAD) ^ spread,
      handle,
    );
    floor = best.floor;
  }
}

/** Kept apart from `word`: a call site with two array types is polymorphic and slow. */
function pointsAt(points: Uint8Array, answer: number): number {
  return points[answer] ?? 0;
}

/** Number of distance steps below a squared chord (`width_bucket`). */
function stepOf(chord: number): number {
  let [low, high] = [0, STEPS.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (chord >= (STEPS[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
