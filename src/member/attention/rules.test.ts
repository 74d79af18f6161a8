import { expect, test } from 'vitest';
import { ATTENTION_MAX } from '#member/profile/rules.ts';
import { attentionStep } from './rules.ts';

test('every step has room on a card', () => {
  expect(attentionStep(Number.POSITIVE_INFINITY)).toBe(ATTENTION_MAX);
});

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [4, 2],
  [7, 2],
  [8, 3],
  [400, 3],
])('a member in %i selections is %i steps back', (selections, step) => {
  expect(attentionStep(selections)).toBe(step);
});
