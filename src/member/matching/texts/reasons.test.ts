import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { GENDERS } from '#lib/gender.ts';
import {
  ACTIVITIES,
  FAMILY_PLANS,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  type LifeProject,
  MAX_ACTIVITIES,
} from '#member/profile/rules.ts';
import { differenceOf, reasons, type Shown } from './reasons.ts';

const life = (
  family_plans: LifeProject['family_plans'],
  living_arrangement: LifeProject['living_arrangement'] = 'A voir',
  living_preference: LifeProject['living_preference'] = 'Ouvert(e)',
): LifeProject => ({ family_plans, living_arrangement, living_preference });

/** The id of Adrien selects the wording: this one selects the first. */
const camille: Shown = {
  id: 'a',
  firstName: 'Camille',
  gender: 'femme',
  city: 'Lyon',
  hasChildren: false,
  activities: ['Cinéma', 'Randonnée', 'Danse'],
  life: life('Je veux des enfants', 'Vie commune', 'En ville'),
};
const adrien: Shown = {
  ...camille,
  id: '0',
  firstName: 'Adrien',
  gender: 'homme',
  city: 'Meximieux',
  activities: ['Randonnée', 'Cinéma', 'Sport'],
  life: life('Je veux des enfants', 'Vie commune', 'Au vert'),
};

describe('reasons name shared activities and shared wishes in two sentences', () => {
  it.each<[string, Partial<Shown>, string]>([
    [
      'tastes and projects',
      {},
      'Vous aimez tous les deux la randonnée et le cinéma. Vous voulez tous deux des enfants et un toit commun.',
    ],
    [
      'two women',
      { gender: 'femme', activities: ['Danse'], life: life('Je ne sais pas encore', 'Vie commune') },
      'Vous aimez toutes les deux la danse. Vous voulez toutes deux un toit commun.',
    ],
    [
      'a second way',
      { id: '1' },
      'La randonnée et le cinéma vous plaisent à tous les deux. Vous imaginez tous deux des enfants et un toit commun.',
    ],
    [
      'a third way',
      { id: '2' },
      'Vous avez en commun le goût de la randonnée et du cinéma. Pour la suite, vous souhaitez tous deux des enfants et un toit commun.',
    ],
    [
      'a common taste and the same town',
      { city: 'Lyon', life: null, id: '1', activities: ['Danse'] },
      'La danse vous plaît à tous les deux. Vous habitez la même ville.',
    ],
    [
      'no taste in common',
      { activities: ['Sport'] },
      'Vous n’avez pas coché les mêmes envies, mais vos projets se rejoignent. Vous voulez tous deux des enfants et un toit commun.',
    ],
    [
      'a single open question in common',
      { activities: ['Sport'], life: life('Je ne sais pas encore') },
      'Vos envies diffèrent\u202f: chacun peut faire découvrir les siennes. Vos projets de vie peuvent s’accorder\u202f: rien ne les oppose.',
    ],
    [
      'opposed projects',
      { life: life("Je ne veux pas d'enfants") },
      'Vous aimez tous les deux la randonnée et le cinéma. Sur les enfants, vos souhaits diffèrent\u202f: parlez-en tôt.',
    ],
    [
      'a common home, and no agreement on children',
      { activities: ['Sport'], life: life("Je ne veux pas d'enfants", 'Vie commune', 'En ville') },
      'Vous voulez tous deux un toit commun et une vie en ville. Sur les enfants, vos souhaits diffèrent\u202f: parlez-en tôt.',
    ],
    [
      'no taste in common, and two places to live',
      { activities: ['Sport'], life: life('Je ne sais pas encore', 'A voir', 'Au vert') },
      'Vos envies diffèrent\u202f: chacun peut faire découvrir les siennes. Sur l’endroit où vivre, vos souhaits diffèrent\u202f: parlez-en tôt.',
    ],
    [
      'a person without answers',
      { activities: null, life: null },
      'Adrien n’a pas encore tout dit de ses envies\u202f: une bonne raison de poser la question.',
    ],
  ])('%s', (_, changes, sentences) => {
    expect(reasons(camille, { ...adrien, ...changes })).toBe(sentences);
  });

  it('name three activities at most, and say when there are more', () => {
    const four: Shown['activities'] = ['Cinéma', 'Sport', 'Danse', 'Nature'];
    expect(reasons({ ...camille, activities: four }, { ...adrien, activities: four })).toMatch(
      /^Vous aimez tous les deux le cinéma, le sport et la danse, entre autres\./,
    );
  });

  it('name the shared wish to have no children', () => {
    const without = life("Je ne veux pas d'enfants", 'Chacun chez soi');
    expect(reasons({ ...camille, life: without }, { ...adrien, life: without })).toMatch(
      / Vous voulez tous deux un chez-soi pour chacun, sans projet d’enfant\.$/,
    );
    const only = life("Je ne veux pas d'enfants");
    expect(reasons({ ...camille, life: only }, { ...adrien, life: only })).toMatch(
      /\u202f: pas de projet d’enfant\.$/,
    );
  });

  it('ask a reader without answers to answer', () => {
    expect(reasons({ ...camille, activities: null, life: null }, adrien)).toMatch(/^Dites-nous vos envies/);
  });
});

const shown: fc.Arbitrary<Shown> = fc.record({
  id: fc.uuid(),
  firstName: fc.constantFrom('Adrien', 'Camille'),
  gender: fc.constantFrom(...GENDERS),
  city: fc.constantFrom('Lyon', 'Bron'),
  hasChildren: fc.boolean(),
  activities: fc.option(fc.uniqueArray(fc.constantFrom(...ACTIVITIES), { maxLength: MAX_ACTIVITIES })),
  life: fc.option(
    fc.record({
      family_plans: fc.constantFrom(...FAMILY_PLANS),
      living_arrangement: fc.constantFrom(...LIVING_ARRANGEMENTS),
      living_preference: fc.constantFrom(...LIVING_PREFERENCES),
    }),
  ),
});

test('reasons are one or two sentences in French typography for any pair, and deterministic', () => {
  fc.assert(
    fc.property(shown, shown, (mine, theirs) => {
      const text = reasons(mine, theirs);
      expect(text).toMatch(/^\p{Lu}[^.]+\.( \p{Lu}[^.]+\.)?$/u);
      expect(text).not.toMatch(/['·()]|[^\u202f][:;!?]| {2}|\bde les?\b|undefined|null/);
      expect(text.length).toBeLessThan(200);
      expect(reasons(mine, theirs)).toBe(text);
      const aboutBoth = reasons(mine, theirs, 'about-both');
      expect(aboutBoth).toMatch(/^\p{Lu}[^.]+\.( \p{Lu}[^.]+\.)?$/u);
      expect(aboutBoth).not.toMatch(/\bvo(us|s|tre)\b|['()]|[^\u202f][:;!?]| {2}|undefined/i);
      const women = mine.gender === 'femme' && theirs.gender === 'femme';
      expect(text).not.toMatch(women ? /\btous\b|\bchacun\b/ : /toutes|chacune/);
    }),
    { numRuns: 1000 },
  );
});

test('reasons address a matchmaker in the third person', () => {
  expect(reasons(camille, adrien, 'about-both')).toBe(
    'Ils aiment tous les deux la randonnée et le cinéma. Ils veulent tous deux des enfants et un toit commun.',
  );
  const denise: Shown = { ...adrien, id: '1', gender: 'femme' };
  expect(reasons(camille, denise, 'about-both')).toBe(
    'La randonnée et le cinéma leur plaisent à toutes les deux. Elles imaginent toutes deux des enfants et un toit commun.',
  );
});

test.each<[NonNullable<Shown['activities']>]>([
  [['Sorties, Fêtes', 'Bricolage, jardinage']],
  // Too long for two of them.
  [['Spiritualité', 'Balades, voyages, weekends', 'Expos, musées']],
])('reasons fit into 200 characters with %j and every wish, in each wording', (activities) => {
  const lives = FAMILY_PLANS.flatMap((plans) =>
    LIVING_ARRANGEMENTS.flatMap((arrangement) =>
      LIVING_PREFERENCES.map((preference) => life(plans, arrangement, preference)),
    ),
  );
  const lengths = lives.flatMap((mine) =>
    lives.flatMap((theirs) =>
      ['0', '1', '2'].map((id) => {
        const one: Shown = { ...camille, activities, life: mine };
        return reasons(one, { ...one, id, life: theirs }).length;
      }),
    ),
  );
  expect(Math.max(...lengths)).toBeLessThan(200);
});

describe('differenceOf', () => {
  it.each<[string, Partial<Shown>, string]>([
    [
      'children first',
      { life: life("Je ne veux pas d'enfants", 'Chacun chez soi') },
      'Vos souhaits sur les enfants',
    ],
    ['then where to live', {}, 'Vos souhaits sur l’endroit où vivre'],
    ['then who has children', { life: camille.life, hasChildren: true }, 'Adrien a des enfants, vous non'],
    ['then what they love', { life: camille.life }, 'Adrien aime aussi le sport'],
    ['then what I love', { life: null, activities: ['Cinéma'] }, 'Vous aimez aussi la randonnée'],
    ['or nothing', { life: camille.life, activities: camille.activities }, ''],
  ])('%s', (_case, changed, said) => {
    expect(differenceOf(camille, { ...adrien, ...changed })).toBe(said);
  });

  it('names the viewer’s own children', () => {
    const mother = { ...camille, hasChildren: true };
    expect(differenceOf(mother, { ...adrien, life: camille.life })).toBe('Vous avez des enfants, Adrien non');
  });
});
