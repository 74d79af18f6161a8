import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENV_NAMES } from '#platform/env.ts';
import { SECRET_FILES } from '#platform/secret-files.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,deploy}/**/*.md')];
const SOURCES = globSync('{src,e2e,scripts,art,bench,photo-model}/**/*.{ts,tsx,mjs}');
const DECISIONS = readdirSync('docs/decisions').map((file) => Number(file.slice(0, 4)));

/** What stands between backquotes, or in brackets after a link. */
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);

test('each variable of the configuration stands once in the table of the README, and no other does', () => {
  const [, table = ''] = /\| variable \|.*\n\|[-|]+\n((?:\|.*\n)+)/.exec(read('README.md')) ?? [];
  const named = table.split('\n').flatMap((line) => quoted(line.split('|')[1] ?? ''));
  expect(named.toSorted()).toEqual([...ENV_NAMES].toSorted());
});

test('the documents of operations name no variable that nothing reads', () => {
  const known = new Set(ENV_NAMES.flatMap((name) => [name, `${name}_FILE`]));
  const prefixes = [...new Set(ENV_NAMES.map((name) => `${name.split('_')[0]}_`))];
  const unknown = ['docs/operations.md', 'docs/on-call.md']
    .flatMap((file) => quoted(read(file)))
    .flatMap((words) => words.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g) ?? [])
    .filter((name) => prefixes.some((prefix) => name.startsWith(prefix)) && !known.has(name));
  expect(unknown).toEqual([]);
});

test('the rotation of every secret of the configuration is written down', () => {
  const [, table = ''] = /\n## Rotation of keys\n([\s\S]*?)(?=\n## )/.exec(read('docs/on-call.md')) ?? [];
  const keys = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => quoted(line.split('|')[1] ?? ''));
  const missing = SECRET_FILES.map((name) => name.replace(/_FILE$/, '')).filter(
    (name) => !keys.includes(name),
  );
  expect(missing).toEqual([]);
});

test('every file and folder that ARCHITECTURE names is there', () => {
  const paths = quoted(read('docs/ARCHITECTURE.md')).filter(
    (words) => /^[\w./-]+$/.test(words) && (words.includes('/') || /\.\w+$/.test(words)),
  );
  expect(paths.length).toBeGreaterThan(20);
  const places = ['', 'src/', 'src/testing/'];
  expect(paths.filter((path) => !places.some((place) => existsSync(place + path)))).toEqual([]);
});

test('every file that a document names by its place in the project is there', () => {
  const missing = DOCUMENTS.filter((file) => !file.startsWith('docs/decisions/')).flatMap((file) =>
    quoted(read(file))
      .filter((words) =>
        /^(?:src|e2e|docs|scripts|art|bench|photo-model|deploy|content|migrations)\/[\w./[\]-]+$/.test(words),
      )
      .filter((path) => !existsSync(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every command that a document names exists', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const missing = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !scripts.includes(name))
      .map(([command]) => `${file}: ${command}`),
  );
  const benches = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/npm run bench -- ([a-z]+)/g)]
      .filter(([, name]) => name !== 'check' && !existsSync(`bench/${name}.ts`))
      .map(([command]) => `${file}: ${command}`),
  );
  expect([...missing, ...benches]).toEqual([]);
});

test('decisions are numbered without holes, and every number that is named is one of them', () => {
  expect(DECISIONS.toSorted((a, b) => a - b)).toEqual(DECISIONS.map((_, index) => index + 1));
  const unknown = [...DOCUMENTS, ...SOURCES].flatMap((file) =>
    [...read(file).matchAll(/\bdecisions? (\d{1,4})\b/gi)]
      .filter(([, number]) => !DECISIONS.includes(Number(number)))
      .map(([words]) => `${file}: ${words}`),
  );
  expect(unknown).toEqual([]);
});
