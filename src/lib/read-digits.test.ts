import { expect, test } from 'vitest';
import { withoutDates, writeSpokenDigits } from './read-digits.ts';

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
])('« %s » is said as %s', (said, digits) => {
  expect(writeSpokenDigits(said)).toBe(digits);
});

test.each(['un chien et six chats', 'mes filles ont 6, 9 et 13 ans', 'sixieme sens', 'onze heures du soir'])(
  '« %s » keeps its words',
  (text) => {
    expect(writeSpokenDigits(text)).toBe(text);
  },
);

test('years, hours and dates are not dialled', () => {
  expect(withoutDates('en 1998, le 12/06/2026 a 19 h 30').match(/\d/)).toBeNull();
});
