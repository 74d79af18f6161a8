import { describe, expect, it } from 'vitest';
import type { Selection } from '../contract.ts';
import { widenSentence, widerSearchLabel } from './selection-empty.tsx';

const SEARCH = { min_age: 30, max_age: 40, max_distance: 50 };
type Wider = NonNullable<Selection['widen']>['wider'];
const upTo = (max_distance: number, people: number): Wider => ({ ...SEARCH, max_distance, people });
const aged = (min_age: number, max_age: number, people: number): Wider => ({
  ...SEARCH,
  min_age,
  max_age,
  people,
});

describe('the criterion to widen', () => {
  it.each([
    ['distance', 20, null, 'La distance écarte environ 20\u00a0personnes'],
    [
      'distance',
      280,
      upTo(200, 10),
      'Personne ne vous correspond à moins de 50\u00a0km\u202f; une dizaine de personnes à moins de 200\u00a0km',
    ],
    ['age', 10, null, 'La tranche d’âge écarte une dizaine de personnes'],
    [
      'age',
      40,
      aged(25, 45, 30),
      'Personne ne vous correspond de 30 à 40\u00a0ans\u202f; environ 30\u00a0personnes de 25 à 45\u00a0ans',
    ],
    ['dealbreakers', 30, null, 'Vos critères non négociables écartent environ 30\u00a0personnes'],
    ['their-age', 120, null, 'Environ 120\u00a0personnes cherchent quelqu’un d’un autre âge'],
    [
      'both-distances',
      280,
      upTo(200, 20),
      'Personne ne vous correspond à moins de 50\u00a0km\u202f; environ 20\u00a0personnes à moins de 200\u00a0km, mais elles cherchent, elles aussi, plus près de chez elles',
    ],
    [
      'both-distances',
      280,
      null,
      'La distance vous sépare\u202f: environ 280\u00a0personnes vous correspondent, mais habitent plus loin que vous ne le souhaitez de part et d’autre',
    ],
    ['their-distance', 10, null, 'Une dizaine de personnes cherchent plus près de chez elles'],
  ] as const)(
    'names whose criterion %s is, and about how many people: %i, reached by %o',
    (criterion, people, wider, sentence) => {
      expect(widenSentence({ criterion, people, search: SEARCH, wider })).toBe(sentence);
    },
  );

  it('offers a button that names the wider search', () => {
    expect(widerSearchLabel({ ...SEARCH, by: 'distance', max_distance: 200 })).toBe(
      'Chercher jusqu’à 200\u00a0km',
    );
    expect(widerSearchLabel({ ...SEARCH, by: 'age' })).toBe('Chercher de 30 à 40\u00a0ans');
  });
});
