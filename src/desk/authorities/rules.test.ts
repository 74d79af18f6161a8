import { expect, test } from 'vitest';
import { isWithin } from './rules.ts';

test.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-11-15', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('%s is in the period of November: %s', (day, within) => {
  expect(isWithin(day, { from: '2026-11-01', until: '2026-11-30' })).toBe(within);
});
