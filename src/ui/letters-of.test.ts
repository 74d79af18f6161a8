import { expect, test } from 'vitest';
import { lettersOf } from './letters-of.ts';

test('counts the letters of the longest word, with the comma after it', () => {
  expect(lettersOf('Ousmane')).toEqual({ '--letters': 7 });
  expect(lettersOf('Marie-Charlotte, 35\u00a0ans')).toEqual({ '--letters': 10 });
  expect(lettersOf('')).toEqual({ '--letters': 1 });
});
