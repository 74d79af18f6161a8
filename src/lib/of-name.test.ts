import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ofName } from './french-words.ts';

it.each([
  ['Karim', 'de Karim'],
  ['Adrien', 'd’Adrien'],
  ['Élodie', 'd’Élodie'],
  ['Aïssata', 'd’Aïssata'],
  ['Hélène', 'd’Hélène'],
  ['Hassan', 'de Hassan'],
  ['Yves', 'd’Yves'],
  ['Yasmine', 'de Yasmine'],
])('turns %s into « %s »', (name, words) => {
  expect(ofName(name)).toBe(words);
});

it('replaces every hand-written « de » before a first name', () => {
  const files = globSync('src/{app,browser,desk,identity,mechanisms,member,site,ui}/**/*.{ts,tsx,astro}');
  const byHand = files.filter(
    (file) =>
      !file.includes('.test.') &&
      /\bde \$\{[^}]*(firstName|first_name|nameOf)/.test(readFileSync(file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(byHand).toEqual([]);
});
