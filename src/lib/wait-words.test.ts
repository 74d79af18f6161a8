import { expect, test } from 'vitest';
import { waitWords } from './wait-words.ts';

test.each([
  [1, 'dans une minute'],
  [60, 'dans une minute'],
  [61, 'dans quelques minutes'],
  [1200, 'dans quelques minutes'],
  [1201, 'dans une heure'],
  [3600, 'dans une heure'],
  [3601, 'dans 2 heures'],
  [12 * 3600, 'dans 12 heures'],
  [12 * 3600 + 1, 'demain'],
  [24 * 3600, 'demain'],
])('%i seconds are written « %s »', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
