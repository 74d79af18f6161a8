import { expect, test } from 'vitest';
import { FAMILY_PLANS, LIVING_ARRANGEMENTS, LIVING_PREFERENCES } from '#member/answers/rules.ts';
import { lifeSentences } from './texts.ts';

const LIFE = {
  living_preference: 'En ville',
  living_arrangement: 'Vie commune',
  family_plans: 'Je veux des enfants',
} as const;

test('what a person hopes for reads as one would say it', () => {
  expect(lifeSentences(LIFE, false)).toEqual({
    children: 'Sans enfant',
    family: 'Veut des enfants',
    together: 'Imagine une vie à deux sous le même toit',
    place: 'Aime vivre en ville',
  });
  expect(lifeSentences(LIFE, true)).toMatchObject({
    children: 'A des enfants',
    family: 'Voudrait encore des enfants',
  });
});

test('without answers only the children one has are told', () => {
  expect(lifeSentences(null, true)).toEqual({ children: 'A des enfants' });
  expect(lifeSentences(null, false)).toEqual({ children: 'Sans enfant' });
});

test('no two answers read alike, and none needs to know the gender', () => {
  const all = [
    ...FAMILY_PLANS.flatMap((family_plans) =>
      [true, false].map((has) => lifeSentences({ ...LIFE, family_plans }, has).family),
    ),
    ...LIVING_ARRANGEMENTS.map(
      (living_arrangement) => lifeSentences({ ...LIFE, living_arrangement }, true).together,
    ),
    ...LIVING_PREFERENCES.map(
      (living_preference) => lifeSentences({ ...LIFE, living_preference }, true).place,
    ),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((sentence) => sentence?.includes('('))).toEqual([]);
});
