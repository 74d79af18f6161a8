import { expect, test } from 'vitest';
import { endsInSurname, findSurname } from './find-surname.ts';

const CLAIRE = { first_name: 'Claire', last_name: 'Fontaine-Exemple' };
const PAUL = { first_name: 'Paul', last_name: 'Petit' };

test.each([
  ['surname', 'Claire Fontaine Exemple, libraire', CLAIRE],
  ['surname', 'je suis FONTAINE-EXEMPLE Claire', CLAIRE],
  ['surname', 'Paul Petit, pour vous servir', PAUL],
  ['doubtful', 'On me connaît au village, les Petit y sont depuis 1800', PAUL],
  [undefined, 'Petit jardin, petit chien, petit pois', PAUL],
  [undefined, 'J’aime la fontaine de mon village', CLAIRE],
] as const)('finds %s in « %s »', (verdict, text, name) => {
  expect(findSurname(text, name)).toBe(verdict);
});

test.each([
  [true, 'Claire Martin', 'Martin'],
  [true, 'Paul DE LA TOUR', 'de La Tour'],
  [false, 'Martin', 'Martin'],
  [false, 'Anne-Claire', 'Claire'],
  [false, 'Marie Claude', 'Martin'],
])('%s: « %s » ends in « %s »', (expected, firstName, lastName) => {
  expect(endsInSurname(firstName, lastName)).toBe(expected);
});
