import { chordSquaredOfKm } from '#lib/earth.ts';
import { DISTANCE_MAX } from '#member/profile/rules.ts';
import { DISTANCE_STEP_KM } from '../rules.ts';

/** Squared chords in m² at the end of each distance step. */
export const DISTANCE_STEPS: readonly number[] = Array.from(
  { length: DISTANCE_MAX / DISTANCE_STEP_KM },
  (_, step) => chordSquaredOfKm((step + 1) * DISTANCE_STEP_KM),
);
