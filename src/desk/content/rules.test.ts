import { describe, expect, test } from 'vitest';
import { sentencesOnPrice, slugOf, whoIsShown } from './rules.ts';

const person = (name: string, shown: boolean, example: boolean) => ({ name, shown, example });
const real = person('Nadia', true, false);
const hidden = person('Omar', false, false);
const example = person('Aïssata', true, true);

describe('public pages show', () => {
  test('real people if there are any, without examples', () => {
    expect(whoIsShown([example, real, hidden])).toEqual([real]);
  });

  test('stored examples while no real person is visible', () => {
    expect(whoIsShown([example, hidden])).toEqual([example]);
  });

  test('the examples of the build while no person is stored', () => {
    expect(whoIsShown([])).toBeUndefined();
    expect(whoIsShown([hidden])).toBeUndefined();
  });
});

test('slugOf keeps the words of a title, within the maximum length', () => {
  expect(slugOf('L’été, à deux : un « œuf » ?')).toBe('l-ete-a-deux-un-oeuf');
  expect(slugOf('mot '.repeat(40))).toHaveLength(79);
});

test('sentencesOnPrice finds the sentences of the terms that name a changed price, as plain text', () => {
  const terms = [
    '| Service | Prix |\n| Masterclass | 40 € TTC | Offerte |',
    '- l’**adhésion est gratuite** pour les 1 000 premières ;',
    'La [première séance](/coaching) individuelle est à 99 € TTC. Elle dure une heure.',
    'L’adhésion se quitte quand on veut.',
  ].join('\n\n');
  expect(sentencesOnPrice('masterclass', terms)).toEqual(['Masterclass, 40 € TTC, Offerte']);
  expect(sentencesOnPrice('membership', terms)).toEqual([
    'l’adhésion est gratuite pour les 1 000 premières ;',
  ]);
  expect(sentencesOnPrice('first-session', terms)).toEqual([
    'La première séance individuelle est à 99 € TTC.',
  ]);
  expect(sentencesOnPrice('coaching', terms)).toEqual([]);
});
