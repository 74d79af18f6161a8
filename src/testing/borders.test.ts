import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import {
  DOORS,
  FEATURES,
  LEVELS,
  MECHANISMS,
  NEUTRAL,
  PARTS,
  ROOT_NAMES,
  SERVER_SIDE,
  SQL_DOOR,
  WEB_SIDE,
} from './borders.ts';

type File = { path: string; text: string; imports: string[] };

const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^']+)'/g;
const MAX_LINES = 300;
const MAX_TEST_LINES = 500;
const CONTENT = /(texts|-content|bios|bios-of-\w+|communes-corrections)(\.test)?\.tsx?$/;

/** Every source file with the files of ours that it imports, as paths from `src`. */
const files: File[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|astro)$/.test(path))
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
function offences(forbidden: (from: string, to: string) => boolean): string[] {
  return product.flatMap(({ path, imports }) =>
    imports.filter((target) => forbidden(path, target)).map((target) => `${path} → ${target}`),
  );
}

const topOf = (path: string) => path.split('/')[0] ?? '';
const levelOf = (path: string) => LEVELS.findIndex((level) => level.includes(topOf(path)));
const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1];
const order: readonly string[] = FEATURES;
const placeOf = (path: string) => order.indexOf(featureOf(path) ?? '');
const mechanisms = MECHANISMS.map((name) => `mechanisms/${name}`);
const parts = PARTS.map((part) => `features/${part}`);
/** The folder of the mechanism, the feature, or the part of one, that a file belongs to. */
const unitOf = (path: string) =>
  [...mechanisms, ...parts].find((unit) => path.startsWith(`${unit}/`)) ??
  (featureOf(path) && `features/${featureOf(path)}`);
const within = (path: string) => path.slice(`${unitOf(path)}/`.length);

test('an import points down: from the entrances to the features, from those to what knows nothing of love', () => {
  expect(offences((from, to) => levelOf(to) > levelOf(from))).toEqual([]);
});

test('what stands on one level does not know its neighbours, but for what both sides of the wire share', () => {
  const isBeside = (from: string, to: string) =>
    levelOf(from) === levelOf(to) && topOf(from) !== topOf(to) && !NEUTRAL.test(to);
  expect(offences(isBeside)).toEqual([]);
});

test('a feature uses those before it, never one after it: there is no cycle', () => {
  expect(offences((from, to) => placeOf(from) >= 0 && placeOf(to) > placeOf(from))).toEqual([]);
  expect([...new Set(product.flatMap(({ path }) => featureOf(path) ?? []))].toSorted()).toEqual(
    FEATURES.filter((feature) => product.some(({ path }) => featureOf(path) === feature)).toSorted(),
  );
});

test('a feature is entered by its rules, contract, texts, store, or what it shares', () => {
  const isForced = (from: string, to: string) => {
    if (!unitOf(from) || !unitOf(to) || unitOf(from) === unitOf(to)) return false;
    if (SQL_DOOR.from.test(from) && SQL_DOOR.to.test(to)) return false;
    return !DOORS.some((door) => door.test(within(to)));
  };
  expect(offences(isForced)).toEqual([]);
});

test('the browser never imports the server, nor the server what is drawn', () => {
  const isAcross = (from: string, to: string) =>
    !NEUTRAL.test(to) &&
    ((WEB_SIDE.test(from) && SERVER_SIDE.test(to)) || (SERVER_SIDE.test(from) && WEB_SIDE.test(to)));
  expect(offences(isAcross)).toEqual([]);
});

test('what both sides share imports nothing that one of them owns', () => {
  expect(offences((from, to) => NEUTRAL.test(from) && !NEUTRAL.test(to))).toEqual([]);
});

test('a feature holds rules, contract, texts, a server and a web, by these names', () => {
  const odd = product
    .filter(({ path }) => unitOf(path) !== undefined && !ROOT_NAMES.test(within(path)))
    .map(({ path }) => path);
  expect(odd).toEqual([]);
});

test('rules know no clock, no network and no storage', () => {
  const impure =
    /\b(new Date\(\)|Date\.now|Temporal\.Now|Math\.random|performance\.|fetch\(|process\.|window\.|document\.|localStorage)/;
  const found = product
    .filter(({ path, text }) => /(\/rules|^lib\/.*)\.ts$/.test(path) && impure.test(text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

test('what tests use is not part of the product', () => {
  expect(offences((_, to) => to.startsWith('testing/'))).toEqual([]);
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
