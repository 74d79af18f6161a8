import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  INITIAL_THUMBNAIL,
  THUMBNAIL_MIN_SIDE,
  thumbnailWithin,
  toldNearby,
  UPRIGHT,
  withItemAt,
} from './rules.ts';

it('clamps the thumbnail to the upright picture, by default and for any request', () => {
  expect(thumbnailWithin(INITIAL_THUMBNAIL)).toEqual(INITIAL_THUMBNAIL);
  const percent = fc.double({ min: -50, max: 200, noNaN: true });
  fc.assert(
    fc.property(fc.record({ x: percent, y: percent, side: percent }), (asked) => {
      const { x, y, side } = thumbnailWithin(asked);
      expect(side).toBeGreaterThanOrEqual(THUMBNAIL_MIN_SIDE);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + side).toBeLessThanOrEqual(100 + 1e-9);
      expect(y + (side * UPRIGHT.width) / UPRIGHT.height).toBeLessThanOrEqual(100 + 1e-9);
    }),
  );
});

it.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 9, 'acb'],
  ['b', -1, 'bac'],
  ['b', 1, 'abc'],
])('moves %s to index %i: %s', (item, place, expected) => {
  expect(withItemAt(['a', 'b', 'c'], item, place).join('')).toBe(expected);
});

test.each([
  [0, null],
  [49, null],
  [50, 50],
  [59, 50],
  [60, 60],
  [1239, 1230],
])('shows %i members nearby as %s', (members, told) => {
  expect(toldNearby(members)).toBe(told);
});
