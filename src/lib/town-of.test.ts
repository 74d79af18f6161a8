import { expect, test } from 'vitest';
import { townOf } from './town-of.ts';

test.each([
  ['Lyon 1er Arrondissement', 'Lyon'],
  ['Paris 11e Arrondissement', 'Paris'],
  ['Marseille 16e Arrondissement', 'Marseille'],
  ['Saint-Étienne', 'Saint-Étienne'],
  ['L’Isle-Jourdain', 'L’Isle-Jourdain'],
])('« %s » is displayed to others as « %s »', (commune, town) => {
  expect(townOf(commune)).toBe(town);
});
