import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeState } from './place-state.ts';

test.each([
  [{ mine: null, rank: null, toConfirm: false }, undefined],
  [{ mine: 'waiting', rank: 2, toConfirm: true }, 'Liste d’attente, n°\u00a02'],
  [{ mine: 'registered', rank: null, toConfirm: true }, 'Séance à confirmer'],
  [{ mine: 'registered', rank: null, toConfirm: false }, 'Place confirmée'],
] as const)('placeState describes %o as « %s »', (date, words) => {
  expect(placeState(date)?.words).toBe(words);
});

test('no other file contains these words', () => {
  const elsewhere = globSync('src/{app,member}/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.') && !path.endsWith('place-state.ts'))
    .filter((path) => /Place (réservée|confirmée)|Séance à confirmer/.test(readFileSync(path, 'utf8')));
  expect(elsewhere).toEqual([]);
});
