import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, withoutArticle } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Évry-Courcouronnes', 'evry courcouronnes'],
    ['L’Haÿ-les-Roses', 'l hay les roses'],
    ["L'Haÿ-les-Roses", 'l hay les roses'],
    ['Schœlcher', 'schoelcher'],
    ['ŒUILLY', 'oeuilly'],
    ['Lafﬁtte', 'laffitte'],
    ['  St   Denis ', 'saint denis'],
    ['Ste-Maxime', 'sainte maxime'],
    ['Strasbourg', 'strasbourg'],
    ['Brest', 'brest'],
    ['Lyon 3e Arrondissement', 'lyon 3e arrondissement'],
    ['%_\\', ''],
    ['', ''],
  ])('folds « %s » to « %s »', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('returns only plain letters, digits and single inner spaces for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text)).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/);
      }),
    );
  });

  it('does not change a folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('withoutArticle', () => {
  it.each([
    ['le havre', 'havre'],
    ['la rochelle', 'rochelle'],
    ['les abymes', 'abymes'],
    ['l hay les roses', 'hay les roses'],
    ['lens', 'lens'],
    ['laval', 'laval'],
    ['le', 'le'],
  ])('turns « %s » into « %s »', (folded, bare) => {
    expect(withoutArticle(folded)).toBe(bare);
  });
});
