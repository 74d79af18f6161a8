import { expect, test } from 'vitest';
import { planPlaces } from '#mechanisms/calendar/rules.ts';
import { PLACE_KINDS } from './rules.ts';
import { invitationWords, placeQuestion } from './texts.ts';

const LYON = { town: 'Lyon', code: '69123' };
const MOMENTS = ['2026-12-03T18:00:00Z', '2026-12-04T18:00:00Z', '2026-12-05T17:30:00Z'].map(
  (moment) => new Date(moment),
);

test('invitationWords names the place and the remaining moments in one sentence', () => {
  const places = planPlaces(LYON, LYON);
  expect(invitationWords({ kind: 'Café', name: 'Le Petit Bouchon' }, MOMENTS, places)).toBe(
    'Et si nous nous retrouvions dans un café, Le Petit Bouchon\u202f? Je vous propose jeudi 3 décembre à 19\u00a0h, vendredi 4 décembre à 19\u00a0h ou samedi 5 décembre à 18\u00a0h\u00a030.',
  );
  expect(invitationWords({ kind: 'Balade en ville', name: '' }, MOMENTS.slice(0, 1), places)).toBe(
    'Et si nous nous retrouvions pour une balade en ville\u202f? Je vous propose jeudi 3 décembre à 19\u00a0h.',
  );
});

test('invitationWords names both times when the time zones differ', () => {
  const places = planPlaces(LYON, { town: 'Fort-de-France', code: '97209' });
  expect(invitationWords({ kind: 'Café', name: '' }, MOMENTS.slice(0, 1), places)).toContain(
    'à 19\u00a0h à Lyon, 14\u00a0h à Fort-de-France',
  );
});

test('invitationWords has words for every kind of place', () => {
  const places = planPlaces(LYON, LYON);
  const said = PLACE_KINDS.map((kind) => invitationWords({ kind, name: '' }, MOMENTS, places));
  expect(new Set(said).size).toBe(PLACE_KINDS.length);
});

test('placeQuestion asks about a shared activity, in the right gender, or returns undefined if it suggests no place', () => {
  expect(placeQuestion(['Danse', 'Expos, musées'], 'homme')).toBe(
    'Vous aimez tous les deux les expos\u202f: un musée\u202f?',
  );
  expect(placeQuestion(['Nature'], 'femme')).toBe(
    'Vous aimez toutes les deux la nature\u202f: un parc\u202f?',
  );
  expect(placeQuestion(['Danse', 'Tendresse, cocooning'], 'femme')).toBeUndefined();
});
