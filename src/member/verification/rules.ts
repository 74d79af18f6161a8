/** How far « près de chez vous » reaches, in km. */
export const NEARBY_KM = 50;
/** Members who came within so many days are active. */
export const ACTIVE_DAYS = 30;
/** Below it no number is told: a few people in a region could be guessed. */
export const LEAST_TOLD_NEARBY = 50;
const TOLD_STEP = 10;

/** Rounded down to tens, so that one more member cannot be seen. @returns null where there are too few to tell */
export function toldNearby(members: number): number | null {
  return members < LEAST_TOLD_NEARBY ? null : Math.floor(members / TOLD_STEP) * TOLD_STEP;
}
