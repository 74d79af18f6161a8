import { expect, test } from 'vitest';
import { writeDigits } from './read-digits.ts';

test.each([
  ['zero six douze trente-quatre cinquante-six soixante-dix-huit', '06 12 34 56 78'],
  ['zero sept quatre-vingt-dix-huit soixante-seize', '07 98 76'],
  ['vingt et un quarante-trois onze', '21 43 11'],
  ['quarante-trois, onze', '43 11'],
  ['soixante et onze quatre-vingt-un quatre-vingt-onze', '71 81 91'],
  ['septante-huit nonante deux', '78 92'],
  ['zerosixdouzetrentequatre', '06 12 34'],
  ['0 six 1 deux', '06 1 2'],
  ['dix-sept dix-huit', '17 18'],
  ['zero, puis six, puis trente-neuf', '06 39'],
  ['trente9 quatre-vingt-dix8', '39 98'],
  ['06.39.98.oo.ii', '06.39.98.00.11'],
  ['o6 l2 s4', '06 12 54'],
])('« %s » reads as %s', (said, digits) => {
  expect(writeDigits(said)).toBe(digits);
});

test.each(['un chien et six chats', 'mes filles ont 6, 9 et 13 ans', 'sixieme sens', 'onze heures du soir'])(
  '« %s » stays unchanged',
  (text) => {
    expect(writeDigits(text)).toBe(text);
  },
);

test('a hundred thousand digits and a letter after them are read without backtracking', () => {
  expect(writeDigits(`${'1'.repeat(100_000)}a`)).toHaveLength(100_001);
});
