import { ageOn } from '#lib/age.ts';
import type { Point } from '#lib/earth.ts';
import { LOVE_DIMENSIONS, LOVE_SCORE_MAX, LOVE_SCORE_MIN, type LoveProfile } from '#member/answers/rules.ts';
import { gendersSought } from '#member/profile/rules.ts';
import { LIFE_PROJECTS, unpackLife, unpackLove } from '#member/profile/server/shared/packed-answers.ts';
import {
  birthDateWindow,
  lifePoints,
  lovePointsOf,
  MAX_ACTIVITY_POINTS,
  POINTS_PER_ACTIVITY,
} from '../../rules.ts';
import type { LocatedCard } from '../located-card-store.ts';
import { cardKindOf, pairOf } from './card-index.ts';
import { ACTIVITIES_MASK, birthDay, REFUSES_SHIFT, TRAITS_SHIFT } from './card-row.ts';

export type View = {
  point: Point;
  left: Point | null;
  /** Gender pairs that seek each other, and the bucket kinds that cover the ages sought. */
  pairs: readonly number[];
  kinds: readonly number[];
  firstBirthDay: number;
  birthDays: number;
  age: number;
  maxChordSquared: number;
  /** Bits of `ANSWERS` that exclude a row: traits I refuse, and refusals of my traits. */
  forbidden: number;
  spread: number;
  /** Null when one of my questionnaires is missing: every score is 0. */
  points: Points | null;
};

export type Points = { love: Uint8Array; activities: number; life: Uint8Array };

/** Points by bit mask of common activities, the same for every member. */
export const ACTIVITY_POINTS = Uint8Array.from({ length: ACTIVITIES_MASK + 1 }, (_, common) =>
  Math.min(MAX_ACTIVITY_POINTS, POINTS_PER_ACTIVITY * bitCount(common)),
);

/** @param today ISO date in Paris */
export function viewOf(me: LocatedCard, today: string): View {
  const { from, to } = birthDateWindow(me.min_age, me.max_age, today);
  const [first, last] = [birthDay(from), birthDay(to)];
  const pairs = gendersSought(me.preferred_gender).flatMap((gender) => [
    pairOf(gender, me.gender),
    pairOf(gender, 'tous'),
  ]);
  return {
    point: me,
    left: me.left,
    pairs,
    kinds: pairs.flatMap((pair) => kindsBetween(cardKindOf(pair, first), cardKindOf(pair, last))),
    firstBirthDay: first,
    birthDays: last - first,
    age: ageOn(me.birth_date, today) ?? 0,
    maxChordSquared: me.max_chord_sq,
    forbidden: (me.refuses << TRAITS_SHIFT) | (me.traits << REFUSES_SHIFT),
    spread: me.spread,
    points: pointsOf(me),
  };
}

function kindsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

function pointsOf({ love, activities, life }: LocatedCard): Points | null {
  if (love === null || activities === null || life === null) return null;
  const [myLove, myLife] = [unpackLove(love), unpackLife(life)];
  return {
    love: lovePointsByPacked(myLove),
    activities,
    life: Uint8Array.from(LIFE_PROJECTS, (theirs) => lifePoints(myLife, theirs)),
  };
}

/** Built answer by answer: comparing all 3,125 profiles would cost more than a scan. */
export function lovePointsByPacked(mine: LoveProfile): Uint8Array {
  let points = Uint8Array.of(0);
  // `packLove` encodes the first answer in ones, the next in fives.
  for (const dimension of LOVE_DIMENSIONS) {
    const longer = new Uint8Array(points.length * LOVE_SCORE_MAX);
    for (let theirs = LOVE_SCORE_MIN; theirs <= LOVE_SCORE_MAX; theirs += 1) {
      const more = lovePointsOf(mine[dimension], theirs);
      longer.set(
        points.map((sum) => sum + more),
        (theirs - LOVE_SCORE_MIN) * points.length,
      );
    }
    points = longer;
  }
  return points;
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
