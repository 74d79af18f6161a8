import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RETIRED_WORDS } from './retired-words.ts';

const FILES = globSync('{src,art,bench,e2e,photo-model,scripts}/**/*.{ts,tsx,astro,mjs}').filter(
  (path) => !path.endsWith('testing/retired-words.ts'),
);
const retired = new RegExp(`\\b(${Object.keys(RETIRED_WORDS).join('|')})\\b`, 'g');

/** Names at which a retired word stands, with what to write instead. */
function findRetired(text: string): string[] {
  return [...text.matchAll(retired)].map(([word]) => `${word}: ${RETIRED_WORDS[word]}`);
}

test('a retired word is found, and another that only holds it is not', () => {
  expect(findRetired('await tellTeam(tx); tellTeamwork(); spending();')).toEqual([
    'tellTeam: enqueueTeamMail',
  ]);
});

test('a mechanism bears the name that the field gives it', () => {
  expect(FILES.length).toBeGreaterThan(0);
  const found = FILES.flatMap((path) =>
    findRetired(readFileSync(path, 'utf8')).map((word) => `${path}: ${word}`),
  );
  expect(found.filter((line) => !line.startsWith('src/testing/words.test.ts'))).toEqual([]);
});
