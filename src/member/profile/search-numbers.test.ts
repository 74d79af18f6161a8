import { expect, test } from 'vitest';
import { readSearchNumber, type SearchNumber, withSearchNumber } from './rules.ts';

test.each<[SearchNumber, string, number, boolean]>([
  ['min_age', '18', 18, true],
  ['min_age', '17', 25, false],
  ['min_age', '', 25, false],
  ['min_age', '  ', 25, false],
  ['min_age', '30.5', 25, false],
  ['min_age', 'trente', 25, false],
  ['max_age', '99', 99, true],
  ['max_age', '100', 45, false],
  ['max_age', '1e9', 45, false],
  ['max_distance', '1', 1, true],
  ['max_distance', '500', 500, true],
  ['max_distance', '0', 50, false],
  ['max_distance', '501', 50, false],
  ['max_distance', '-3', 50, false],
])('readSearchNumber(%s, « %s ») returns %i, a fallback when out of bounds', (field, typed, value, valid) => {
  expect(readSearchNumber(field, typed)).toEqual({ value, valid });
});

test.each<[SearchNumber, number, object]>([
  ['min_age', 50, { min_age: 50, max_age: 50 }],
  ['min_age', 40, { min_age: 40, max_age: 45 }],
  ['max_age', 20, { min_age: 20, max_age: 20 }],
  ['max_distance', 80, { min_age: 25, max_age: 45, max_distance: 80 }],
])(
  'withSearchNumber, setting %s to %i, changes the other age only if the two cross',
  (field, value, expected) => {
    const search = { min_age: 25, max_age: 45, max_distance: 50 };
    expect(withSearchNumber(search, field, value)).toMatchObject(expected);
  },
);
