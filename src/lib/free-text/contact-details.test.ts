import { describe, expect, test } from 'vitest';
import { readCorpus } from '#testing/contact-details/read-corpus.ts';
import { checkFreeText, holdsContactDetails } from './contact-details.ts';

test.each([
  ['phone', 'Appelez-moi au 06 12 34 56 78'],
  ['phone', 'mon numéro : 0.6.1.2.3.4.5.6.7.8'],
  ['phone', '+33 6 12 34 56 78'],
  ['phone', '０６１２３４５６７８'],
  ['phone', '06.39.98.OO.II'],
  ['phone', '1er : 0. 2e : 6. 3e : 3. 4e : 9. 5e : 9. 6e : 8. 7e : 1. 8e : 2. 9e : 4. 10e : 5'],
  ['phone', 'zéro, puis six, puis trente-neuf, puis quatre-vingt-dix-huit, puis onze, puis deux, puis un'],
  ['email', 'Écrivez à claire.exemple@exemple.fr'],
  ['link', 'Tout est sur https://exemple.fr/moi'],
  ['link', 'retrouvez-moi sur www.exemple.com'],
  ['link', 'exemple.fr'],
  ['link', 'mon site : exemple point f r'],
  ['link', 'm . me / kevtest'],
  ['link', 'double vé double vé double vé, puis exemple, puis point com'],
  ['handle', 'insta : paul_dupont'],
  ['handle', 'snap paulo69'],
  ['handle', 'je suis paul.dupont sur insta'],
  ['doubtful', 'mon insta est facile à deviner'],
  ['doubtful', 'i n s t a paul'],
  ['doubtful', 'dis cord : kevtest'],
  ['doubtful', 'le F bleu, tapez Paul'],
  ['doubtful', 'bluesky : kevtest'],
  ['doubtful', 'allmylinks kevtest'],
])('finds the %s in « %s »', (verdict, text) => {
  expect(checkFreeText(text)).toBe(verdict);
});

test.each([
  'J’aime les balades en forêt, les marchés du dimanche et les longues conversations.',
  'Née en 1984, deux enfants de 8 et 11 ans, 1 m 68.',
  'Je vis à Lyon. Me voici prête à rencontrer quelqu’un de bien.',
  'Depuis 2019 je cours 10 km chaque semaine, parfois 21 km en 2 h 05.',
  'Cinéma, théâtre, 3 chats, 1 jardin de 200 m2 et 45 tomates en 2026 !',
  'Je marche quand il pleut.Je rentre trempé.',
  'Quelqu’un de très vivant.Info utile : je ronfle.',
  'Nés le 04/09/1998, le 12/03/2001 et le 30/11/2005.',
  'π = 3,14159265358979323846',
  'Je n’ai ni Facebook, ni Instagram.',
])('accepts an ordinary text: « %s »', (text) => {
  expect(checkFreeText(text)).toBe('ok');
});

describe('a word after a full stop counts as a domain', () => {
  test.each([
    ['with a path', 'tout est là, exemple.me/claire'],
    ['with a scheme', 'http://exemple.me'],
    ['after an inviting word', 'mon site exemple.net'],
    ['after another inviting word', 'rendez-vous sur exemple.fr'],
  ])('%s', (_, text) => {
    expect(checkFreeText(text)).toBe('link');
  });

  test.each([
    'la mer.de temps en temps',
    'j’aime lire.me promener',
    'un grand jardin.net avantage',
    'il pleut.je reste',
  ])('not on its own: « %s »', (text) => {
    expect(checkFreeText(text)).not.toBe('link');
  });
});

describe('the gentle warning about contact details in a message', () => {
  test.each([
    'Voici mon numéro : 06 12 34 56 78',
    'Appelez-moi au 0612345678 !',
    '06.12.34.56.78',
    'Je suis en Belgique, +32 470 12 34 56',
    'Regardez https://exemple.invalid/photos',
    'Tout est sur www.exemple.invalid',
    'Mon site : mon-atelier.fr',
    'Écrivez à camille@exemple.invalid',
    'Mon insta : camille_exemple',
  ])('appears for « %s »', (text) => {
    expect(holdsContactDetails(text)).toBe(true);
  });

  test.each([
    'Je suis à Lyon.Me voici enfin',
    'Rendez-vous le 12/06/2026 à 19 h 30, au 14 rue de la République',
    'J’ai lu 1984 en 2021, et vous ?',
    'Le 69003 est mon quartier depuis 10 ans',
    'Oui...non...peut-être',
    'Vous êtes sur Instagram ?',
  ])('does not appear for « %s »', (text) => {
    expect(holdsContactDetails(text)).toBe(false);
  });
});

const SETS = [
  ['', 300, 600],
  ['unseen-', 150, 200],
  ['written-', 150, 250],
  ['held-out-', 150, 250],
  ['typed-', 300, 500],
  ['sealed-', 100, 200],
] as const;
const REFUSED: readonly string[] = ['phone', 'email', 'link', 'handle'];

const share = (texts: readonly string[], verdicts: readonly string[]) =>
  texts.filter((text) => verdicts.includes(checkFreeText(text))).length / texts.length;

describe.each(SETS)('the check of the collection « %s »', (set, disguisedAtLeast, ordinaryAtLeast) => {
  test('misses at most three in a hundred disguised contact details', () => {
    const disguised = readCorpus(`${set}disguised`);
    expect(disguised.length).toBeGreaterThanOrEqual(disguisedAtLeast);
    expect(share(disguised, ['ok'])).toBeLessThanOrEqual(0.03);
  });

  test('flags at most 5 % of ordinary texts', () => {
    const ordinary = readCorpus(`${set}ordinary`);
    expect(ordinary.length).toBeGreaterThanOrEqual(ordinaryAtLeast);
    expect(share(ordinary, ['doubtful'])).toBeLessThanOrEqual(0.05);
  });
});

test('at most 0.3 % of ordinary texts are rejected', () => {
  const ordinary = SETS.flatMap(([set]) => readCorpus(`${set}ordinary`));
  expect(share(ordinary, REFUSED)).toBeLessThanOrEqual(0.003);
});

describe('a disguise is classified by kind', () => {
  test.each([
    ['handle', 'facebook Camille Exemple'],
    ['handle', 'Camille Exemple sur Facebook'],
    ['link', 'exemple [point] studio'],
    ['doubtful', 'atelier-exemple point boutique'],
    ['link', 'double vé double vé double vé exemple point com'],
    ['link', 'w w w exemple point com'],
    ['doubtful', 'VII, XXXIX, XCVIII, XII, XLIV, et un zéro devant'],
    ['doubtful', 'null sieben neununddreißig achtundneunzig zwölf vierzig'],
    ['doubtful', 'cero siete, treinta y nueve, noventa y ocho, doce, cuarenta'],
    ['phone', '〇七三九九八一二四〇'],
    ['phone', '๐๗๓๙๙๘๑๒๔๐'],
    ['doubtful', 'cherchez Camille sur Google'],
    ['doubtful', 'passe-moi ton num'],
    ['doubtful', 'ouatt sap ?'],
  ])('%s: « %s »', (verdict, text) => {
    expect(checkFreeText(text)).toBe(verdict);
  });

  test.each([
    'J’ai vécu dans le 07, le 39, le 12, le 44 et le 88',
    'Mes coins : 22, 35, 44, 49, 56, 85',
    'Du http à longueur de journée, et le www me sort par les yeux',
    'Annecy.Me promener au bord du lac',
    'Mes filtres Instagram me rajeunissent',
    'Mon numéro préféré est le 7',
  ])('none: « %s »', (text) => {
    expect(checkFreeText(text)).toBe('ok');
  });
});
