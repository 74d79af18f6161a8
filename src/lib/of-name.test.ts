import { expect, it } from 'vitest';
import { ofName } from './of-name.ts';

it.each([
  ['Karim', 'de Karim'],
  ['Adrien', 'd’Adrien'],
  ['Élodie', 'd’Élodie'],
  ['Aïssata', 'd’Aïssata'],
  ['Hélène', 'd’Hélène'],
  ['Hassan', 'de Hassan'],
  ['Yves', 'd’Yves'],
  ['Yasmine', 'de Yasmine'],
])('something of %s is said « %s »', (name, words) => {
  expect(ofName(name)).toBe(words);
});
