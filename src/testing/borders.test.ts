import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

type File = { path: string; text: string; imports: string[] };

const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g;
const MAX_LINES = 300;
const MAX_TEST_LINES = 500;
const CONTENT = /(-texts|-content|bios|bios-of-\w+|communes-corrections|schema)\.tsx?$/;

/** Every source file with the files of ours that it imports, as paths from `src`. */
const files: File[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(join('src', path), 'utf8');
    const imports = [...text.matchAll(IMPORT)].map(([, target = '']) =>
      target.startsWith('#') ? target.slice(1) : normalize(join(dirname(path), target)),
    );
    return { path, text, imports };
  });
const isTest = (path: string) => path.includes('.test.') || path.startsWith('testing/');
const product = files.filter(({ path }) => !isTest(path));

/** Imports that a rule forbids, as « file → import ». */
function offences(from: RegExp, forbidden: (target: string, path: string) => boolean): string[] {
  return product
    .filter(({ path }) => from.test(path))
    .flatMap(({ path, imports }) =>
      imports.filter((target) => forbidden(target, path)).map((target) => `${path} → ${target}`),
    );
}

const isServer = (target: string) =>
  target.startsWith('server/') || /^features\/[^/]+\/server\//.test(target);
const isWeb = (target: string) => target.startsWith('web/') || /^features\/[^/]+\/web\//.test(target);

test('what the browser draws never imports the server', () => {
  expect(offences(/^(web\/|features\/[^/]+\/web\/|root|routes|entry)/, isServer)).toEqual([]);
});

test('the server imports nothing that is drawn, but the addresses and the name that both sides share', () => {
  const shared = ['web/paths.ts', 'web/product.ts'];
  expect(
    offences(/^(server\/|features\/[^/]+\/server\/)/, (target) => isWeb(target) && !shared.includes(target)),
  ).toEqual([]);
});

test('rules import rules and lib only; contracts import contracts, rules and lib', () => {
  expect(offences(/\/rules\.ts$/, (target) => !/^(lib\/|features\/[^/]+\/rules\.ts$)/.test(target))).toEqual(
    [],
  );
  expect(
    offences(
      /(\/contract|^contract|^contract-base)\.ts$/,
      (target) => !/^(lib\/|contract-base\.ts$|features\/[^/]+\/(rules|contract)\.ts$)/.test(target),
    ),
  ).toEqual([]);
});

test('rules know no clock, no network and no storage', () => {
  const impure =
    /\b(new Date\(\)|Date\.now|Math\.random|performance\.|fetch\(|process\.|window\.|document\.|localStorage)/;
  const found = product
    .filter(({ path, text }) => /(\/rules|^lib\/.*)\.ts$/.test(path) && impure.test(text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

test('lib knows nothing of the rest, and what tests use is not part of the product', () => {
  expect(offences(/^lib\//, (target) => !target.startsWith('lib/'))).toEqual([]);
  const seeds = ['server/main.ts → testing/demo-seed.ts'];
  expect(
    offences(/./, (target) => target.startsWith('testing/')).filter((offence) => !seeds.includes(offence)),
  ).toEqual([]);
});

test('a feature is entered by its rules, contract, store, an action it names, or a part that the map names', () => {
  const map = readFileSync('docs/ARCHITECTURE.md', 'utf8');
  const isDoor = (target: string) =>
    /^features\/[^/]+\/(rules|contract|server\/store)\.ts$/.test(target) || map.includes(`\`${target}\``);
  const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1];
  expect(
    offences(/^features\//, (target, path) => {
      const owner = featureOf(target);
      return owner !== undefined && owner !== featureOf(path) && !isDoor(target);
    }),
  ).toEqual([]);
});

test('files stay short', () => {
  const long = files
    .filter(({ path }) => !CONTENT.test(path))
    .map(({ path, text }) => ({
      path,
      lines: text.split('\n').length,
      max: isTest(path) ? MAX_TEST_LINES : MAX_LINES,
    }))
    .filter(({ lines, max }) => lines > max)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
  expect(long).toEqual([]);
});
