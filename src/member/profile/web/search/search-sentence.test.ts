import { expect, it } from 'vitest';
import { searchSentence } from './search-words.ts';

it.each([
  [
    { preferred_gender: 'femme', min_age: 25, max_age: 45, max_distance: 50 },
    'une femme de 25 à 45 ans, à 50 km',
  ],
  [{ preferred_gender: 'homme', min_age: 40, max_age: 40, max_distance: 5 }, 'un homme de 40 ans, à 5 km'],
  [
    { preferred_gender: 'tous', min_age: 25, max_age: 45, max_distance: 50 },
    'une femme ou un homme de 25 à 45 ans, à 50 km',
  ],
  [
    { preferred_gender: null, min_age: 18, max_age: 99, max_distance: 200 },
    'une personne de 18 à 99 ans, à 200 km',
  ],
] as const)('searchSentence describes the search %o in one sentence', (search, said) => {
  expect(searchSentence(search)).toBe(`Vous recherchez ${said} au plus.`);
});
