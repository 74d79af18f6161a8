import type { Point } from '#lib/earth.ts';
import { MOVED_STEP_KM } from '../../rules.ts';
import { X, Y, Z } from './card-row.ts';

const MOVED_STEP_M = MOVED_STEP_KM * 1000;

/** Reads a word; the fallback only satisfies the type, since offsets are always in range. */
export function word(words: Int32Array, at: number): number {
  return words[at] ?? 0;
}

/** Squared distance in m² from a point to a row, bit-identical to SQL. @param at offset of the row */
export function chordFrom({ x, y, z }: Point, words: Int32Array, at: number): number {
  const dx = word(words, at + X) - x;
  const dy = word(words, at + Y) - y;
  const dz = word(words, at + Z) - z;
  return dx * dx + dy * dy + dz * dz;
}

/** Hidden maximum of a row (D9). @param chord squared distance @param reach largest squared chord of the row */
export function isWithinReach(
  chord: number,
  reach: number,
  left: Point | null,
  words: Int32Array,
  at: number,
): boolean {
  if (chord > reach) return false;
  return left === null || heldAgainst(chord, chordFrom(left, words, at)) <= Math.sqrt(reach);
}

/** `distanceHeldAgainst` in metres, from two squared distances in m². */
function heldAgainst(chord: number, formerChord: number): number {
  const former = Math.sqrt(formerChord);
  return former + MOVED_STEP_M * Math.ceil((Math.sqrt(chord) - former) / MOVED_STEP_M);
}
