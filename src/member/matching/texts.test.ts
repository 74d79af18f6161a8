import { expect, test } from 'vitest';
import { firstReason } from './texts.ts';

test.each([
  ['Vous aimez tous les deux la danse. Vous habitez la même ville.', 'Vous aimez tous les deux la danse.'],
  ['Vous habitez la même ville.', 'Vous habitez la même ville.'],
  [
    'Vos envies diffèrent\u202f: chacun peut faire découvrir les siennes. Vous habitez la même ville.',
    'Vos envies diffèrent\u202f: chacun peut faire découvrir les siennes.',
  ],
  ['', ''],
])('the first reason of « %s »', (reasons, first) => {
  expect(firstReason(reasons)).toBe(first);
});
