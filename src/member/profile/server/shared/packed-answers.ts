import {
  ACTIVITIES,
  type Activity,
  FAMILY_PLANS,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  type LifeProject,
  LOVE_DIMENSIONS,
  LOVE_SCORE_MAX,
  type LoveProfile,
} from '../../rules.ts';

/** Numbers from here on have no fifth answer, so that stored numbers of complete profiles keep their meaning. */
const LOVE_COMPLETE = LOVE_SCORE_MAX ** LOVE_DIMENSIONS.length;
/** Combinations of the first four answers; each value of the fifth adds this much to the number. */
export const LOVE_FOUR = LOVE_SCORE_MAX ** (LOVE_DIMENSIONS.length - 1);
const LOVE_COMBINATIONS = LOVE_COMPLETE + LOVE_FOUR;

/** Packs the answers of 1 to 5 into a number from 0 to 3,124, or from 3,125 to 3,749 without the fifth. */
export function packLove(love: LoveProfile): number {
  const packed = LOVE_DIMENSIONS.reduceRight(
    (sum, dimension) => sum * LOVE_SCORE_MAX + (love[dimension] ?? 1) - 1,
    0,
  );
  return love.sexuality_score === null ? LOVE_COMPLETE + packed : packed;
}

export function unpackLove(packed: number): LoveProfile {
  const answer = (place: number) =>
    (Math.floor((packed % LOVE_COMPLETE) / LOVE_SCORE_MAX ** place) % LOVE_SCORE_MAX) + 1;
  return {
    liberty_score: answer(0),
    fidelity_score: answer(1),
    communication_score: answer(2),
    tenderness_score: answer(3),
    sexuality_score: packed < LOVE_COMPLETE ? answer(4) : null,
  };
}

export const LOVE_PROFILES: readonly LoveProfile[] = Array.from({ length: LOVE_COMBINATIONS }, (_, packed) =>
  unpackLove(packed),
);

/** Packs activities into a 14-bit mask. */
export function packActivities(activities: readonly Activity[]): number {
  return activities.reduce((mask, activity) => mask | (1 << ACTIVITIES.indexOf(activity)), 0);
}

export const LIFE_PROJECTS: readonly LifeProject[] = LIVING_PREFERENCES.flatMap((living_preference) =>
  LIVING_ARRANGEMENTS.flatMap((living_arrangement) =>
    FAMILY_PLANS.map((family_plans) => ({ living_preference, living_arrangement, family_plans })),
  ),
);

/** Packs three answers into a number from 0 to 35. */
export function packLife(life: LifeProject): number {
  return LIFE_PROJECTS.findIndex(
    (other) =>
      other.living_preference === life.living_preference &&
      other.living_arrangement === life.living_arrangement &&
      other.family_plans === life.family_plans,
  );
}

/** Unpacks a life project. @throws RangeError if the number is not a packed life project */
export function unpackLife(packed: number): LifeProject {
  const life = LIFE_PROJECTS[packed];
  if (!life) throw new RangeError(`Not a packed life project: ${packed}`);
  return life;
}
