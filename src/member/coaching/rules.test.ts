import { expect, test } from 'vitest';
import { leadOf } from './rules.ts';

test('picks the opening line by the strength of the answer', () => {
  expect([4, 5, 6, 7, 8, 9, 10].map(leadOf)).toEqual([0, 0, 0, 1, 1, 2, 2]);
});
