import { expect, test } from 'vitest';
import { applySearchNumber } from './search-numbers-form.tsx';

const search = { min_age: 25, max_age: 45, max_distance: 50 };

test('accepts a number within its bounds silently', () => {
  expect(applySearchNumber(search, { field: 'max_distance', text: '120' })).toEqual({
    search: { ...search, max_distance: 120 },
    corrected: '',
  });
});

test('replaces an invalid number, and names the new value', () => {
  expect(applySearchNumber(search, { field: 'max_distance', text: '900' })).toEqual({
    search,
    corrected: 'La distance maximum se choisit entre 1 et 500 km : nous avons remis 50.',
  });
});

test('says so when one age moves the other', () => {
  expect(applySearchNumber(search, { field: 'min_age', text: '52' })).toEqual({
    search: { ...search, min_age: 52, max_age: 52 },
    corrected: 'L’âge maximum a suivi : 52 ans.',
  });
});

test('names both corrections when a fallback crosses the other age', () => {
  const young = { ...search, min_age: 18, max_age: 22 };
  expect(applySearchNumber(young, { field: 'min_age', text: '' }).corrected).toBe(
    'L’âge minimum se choisit entre 18 et 99 ans : nous avons remis 25. L’âge maximum a suivi : 25 ans.',
  );
});
