import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEALBREAKERS,
  type Dealbreaker,
  FAMILY_PLANS,
  gendersSought,
  LIVING_PREFERENCES,
  type LifeProject,
  refusedBy,
  traitsOf,
} from './rules.ts';

const life = (
  family_plans: LifeProject['family_plans'],
  living_preference: LifeProject['living_preference'],
) => ({
  family_plans,
  living_preference,
  living_arrangement: 'A voir' as const,
});
const anyLife = fc.option(
  fc
    .tuple(fc.constantFrom(...FAMILY_PLANS), fc.constantFrom(...LIVING_PREFERENCES))
    .map((two) => life(...two)),
);

test('gendersSought returns both genders for « Les deux », and one otherwise', () => {
  expect(gendersSought('tous')).toEqual(['homme', 'femme']);
  expect(gendersSought('femme')).toEqual(['femme']);
});

describe('dealbreakers', () => {
  const refuses = (
    mine: LifeProject | null,
    firm: Dealbreaker[],
    theirs: { hasChildren: boolean; life: LifeProject | null },
  ) => (refusedBy({ life: mine }, firm) & traitsOf(theirs)) !== 0;
  const wants = life('Je veux des enfants', 'En ville');

  test.each<[string, LifeProject | null, Dealbreaker[], LifeProject | null, boolean, boolean]>([
    ['children there', null, ['no-children-there'], null, true, true],
    ['no children there', null, ['no-children-there'], null, false, false],
    [
      'the opposite wish',
      wants,
      ['children-wanted'],
      life("Je ne veux pas d'enfants", 'En ville'),
      false,
      true,
    ],
    ['the same wish', wants, ['children-wanted'], life('Je veux des enfants', 'Loin'), false, false],
    ['a wish to come', wants, ['children-wanted'], life('Je ne sais pas encore', 'En ville'), false, false],
    ['no answer yet', wants, ['children-wanted', 'place'], null, false, false],
    ['another place', wants, ['place'], life('Je veux des enfants', 'Au vert'), false, true],
    ['an open place', wants, ['place'], life('Je veux des enfants', 'Ouvert(e)'), false, false],
    ['no dealbreaker', wants, [], life("Je ne veux pas d'enfants", 'Loin'), true, false],
  ])('refuse only contradicting answers: %s', (_, mine, firm, theirs, hasChildren, refused) => {
    expect(refuses(mine, firm, { hasChildren, life: theirs })).toBe(refused);
  });

  test('refuse nobody on an undecided answer', () => {
    const undecided = life('Je ne sais pas encore', 'Ouvert(e)');
    fc.assert(
      fc.property(anyLife, (theirs) => {
        expect(refuses(undecided, ['children-wanted', 'place'], { hasChildren: false, life: theirs })).toBe(
          false,
        );
      }),
    );
  });

  test('never refuse a person with the same life project and no children', () => {
    fc.assert(
      fc.property(anyLife, fc.subarray([...DEALBREAKERS]), (mine, firm) => {
        expect(refuses(mine, firm, { hasChildren: false, life: mine })).toBe(false);
      }),
    );
  });
});
