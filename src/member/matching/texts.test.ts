import { expect, test } from 'vitest';
import { firstReason, scoreWord } from './texts.ts';

test.each([
  ['Vous aimez tous les deux la danse. Vous habitez la même ville.', 'Vous aimez tous les deux la danse.'],
  ['Vous habitez la même ville.', 'Vous habitez la même ville.'],
  [
    'Vos envies diffèrent\u202f: chacun peut faire découvrir les siennes. Vous habitez la même ville.',
    'Vos envies diffèrent\u202f: chacun peut faire découvrir les siennes.',
  ],
  ['', ''],
])('firstReason of « %s »', (reasons, first) => {
  expect(firstReason(reasons)).toBe(first);
});

test.each([
  [100, 'Très belle affinité'],
  [85, 'Très belle affinité'],
  [84, 'Belle affinité'],
  [69, 'Affinité à découvrir'],
  [60, 'Affinité à découvrir'],
  [59, 'Des points communs, des différences'],
  [0, 'Des points communs, des différences'],
])('scoreWord describes a score of %d with a word', (score, word) => {
  expect(scoreWord(score)).toBe(word);
});
