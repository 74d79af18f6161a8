import { describe, expect, test } from 'vitest';
import { readCorpus } from '#testing/contact-details/read-corpus.ts';
import { checkFreeText, holdsContactDetails } from './contact-details.ts';

test.each([
  ['phone', 'Appelez-moi au 06 12 34 56 78'],
  ['phone', 'mon numéro : 0.6.1.2.3.4.5.6.7.8'],
  ['phone', '+33 6 12 34 56 78'],
  ['phone', '０６１２３４５６７８'],
  ['email', 'Écrivez à claire.exemple@exemple.fr'],
  ['link', 'Tout est sur https://exemple.fr/moi'],
  ['link', 'retrouvez-moi sur www.exemple.com'],
  ['link', 'exemple.fr'],
  ['doubtful', 'mon insta est facile à deviner'],
])('finds the %s in « %s »', (verdict, text) => {
  expect(checkFreeText(text)).toBe(verdict);
});

test.each([
  'J’aime les balades en forêt, les marchés du dimanche et les longues conversations.',
  'Née en 1984, deux enfants de 8 et 11 ans, 1 m 68.',
  'Je vis à Lyon. Me voici prête à rencontrer quelqu’un de bien.',
  'Depuis 2019 je cours 10 km chaque semaine, parfois 21 km en 2 h 05.',
  'Cinéma, théâtre, 3 chats, 1 jardin de 200 m2 et 45 tomates en 2026 !',
])('leaves an ordinary text alone: « %s »', (text) => {
  expect(checkFreeText(text)).toBe('ok');
});

describe('the gentle warning of a message with contact details', () => {
  test.each([
    'Voici mon numéro : 06 12 34 56 78',
    'Appelez-moi au 0612345678 !',
    '06.12.34.56.78',
    'Je suis en Belgique, +32 470 12 34 56',
    'Regardez https://exemple.invalid/photos',
    'Tout est sur www.exemple.invalid',
    'Mon site : mon-atelier.fr',
    'Écrivez à camille@exemple.invalid',
  ])('is given for « %s »', (text) => {
    expect(holdsContactDetails(text)).toBe(true);
  });

  test.each([
    'Je suis à Lyon.Me voici enfin',
    'Rendez-vous le 12/06/2026 à 19 h 30, au 14 rue de la République',
    'J’ai lu 1984 en 2021, et vous ?',
    'Le 69003 est mon quartier depuis 10 ans',
    'Oui...non...peut-être',
  ])('is not given for « %s »', (text) => {
    expect(holdsContactDetails(text)).toBe(false);
  });
});

describe('on whole collections of texts', () => {
  const share = (texts: readonly string[], verdicts: readonly string[]) =>
    texts.filter((text) => verdicts.includes(checkFreeText(text))).length / texts.length;
  const REFUSED = ['phone', 'email', 'link'];

  test('of those that disguise contact details, at most one in ten passes unseen', () => {
    const disguised = readCorpus('disguised');
    expect(disguised.length).toBeGreaterThanOrEqual(300);
    expect(share(disguised, ['ok'])).toBeLessThanOrEqual(0.1);
  });

  test('of ordinary ones, at most 0.5 % are refused and 8 % looked at', () => {
    const ordinary = readCorpus('ordinary');
    expect(ordinary.length).toBeGreaterThanOrEqual(600);
    expect(share(ordinary, REFUSED)).toBeLessThanOrEqual(0.005);
    expect(share(ordinary, ['doubtful'])).toBeLessThanOrEqual(0.08);
  });

  test('the same holds for texts that no rule was made after', () => {
    expect(share(readCorpus('unseen-disguised'), ['ok'])).toBeLessThanOrEqual(0.1);
    const ordinary = readCorpus('unseen-ordinary');
    expect(share(ordinary, REFUSED)).toBeLessThanOrEqual(0.005);
    expect(share(ordinary, ['doubtful'])).toBeLessThanOrEqual(0.08);
  });
});
