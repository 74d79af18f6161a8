import { expect, test } from 'vitest';
import { toldNearby } from './rules.ts';

test.each([
  [0, null],
  [49, null],
  [50, 50],
  [59, 50],
  [60, 60],
  [1239, 1230],
])('of %i verified members nearby, %s are told', (members, told) => {
  expect(toldNearby(members)).toBe(told);
});
