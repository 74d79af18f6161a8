import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOORS, LEVELS, MODULES, NEUTRAL, ROOT_NAMES, SERVER_SIDE, SQL_DOOR, WEB_SIDE } from './borders.ts';

type File = { path: string; text: string; imports: string[] };

/** A reference to a file of ours: by `import`, by `export … from`, or by a dynamic import. */
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([#.][^'"]+)\1/g;
const MAX_LINES = 400;
const MAX_TEST_LINES = 500;
const CONTENT = /(texts|-content|bios|bios-of-\w+|communes-corrections)(\.test)?\.tsx?$/;

/**
 * Reads a file with its imports, as paths from the root; `#…` resolves to `src`.
 * @param path from the root
 */
function readSource(path: string, root: string): File {
  const text = readFileSync(join(root, path), 'utf8');
  const imports = [...text.matchAll(IMPORT)].map(([, , target = '']) =>
    target.startsWith('#') ? target.slice(1) : normalize(join(dirname(path), target)),
  );
  return { path, text, imports };
}

function filesOf(root: string): File[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|astro)$/.test(path) && !path.includes('node_modules'))
    .map((path) => readSource(path, root));
}

const files = filesOf('src');
const isTest = (path: string) => path.includes('.test.') || path.startsWith('testing/');
const product = files.filter(({ path }) => !isTest(path));

/** Lists imports that violate a rule, as « file → import ». */
function offences(
  forbidden: (from: string, to: string) => boolean,
  among: readonly File[] = product,
): string[] {
  return among.flatMap(({ path, imports }) =>
    imports.filter((target) => forbidden(path, target)).map((target) => `${path} → ${target}`),
  );
}

const BANDS = ['mechanisms', 'identity', 'member', 'desk'];
const topOf = (path: string) => path.split('/')[0] ?? '';
const levelOf = (path: string) => LEVELS.findIndex((level) => level.includes(topOf(path)));
const moduleOf = (path: string) =>
  BANDS.includes(topOf(path)) ? path.split('/').slice(0, 2).join('/') : undefined;
const order: readonly string[] = MODULES;
const placeOf = (path: string) => order.indexOf(moduleOf(path) ?? '');
const within = (path: string) => path.split('/').slice(2).join('/');

describe('an import', () => {
  test('points down: from the entrances to the desk, and from there to infrastructure without users', () => {
    expect(offences((from, to) => levelOf(to) > levelOf(from))).toEqual([]);
    expect([...new Set(product.map(({ path }) => topOf(path)))].toSorted()).toEqual(LEVELS.flat().toSorted());
  });

  test('joins parts of the same level only for what both sides of the wire share', () => {
    const isBeside = (from: string, to: string) =>
      levelOf(from) === levelOf(to) && topOf(from) !== topOf(to) && !NEUTRAL.test(to);
    expect(offences(isBeside)).toEqual([]);
    const isEntrance = (path: string) => levelOf(path) === LEVELS.length - 1;
    expect(offences((from, to) => isEntrance(from) && isEntrance(to) && topOf(from) !== topOf(to))).toEqual(
      [],
    );
  });

  test('leads from a module to earlier modules: no two use each other', () => {
    expect([...new Set(product.flatMap(({ path }) => moduleOf(path) ?? []))].toSorted()).toEqual(
      MODULES.toSorted(),
    );
    const isUpward = (from: string, to: string) =>
      moduleOf(from) !== undefined && placeOf(to) > placeOf(from);
    expect(offences(isUpward)).toEqual([]);
  });

  test('enters a module by its rules, contract, texts, store, or shared folders', () => {
    const isForced = (from: string, to: string) => {
      if (!moduleOf(from) || !moduleOf(to) || moduleOf(from) === moduleOf(to)) return false;
      if (SQL_DOOR.from.test(from) && SQL_DOOR.to.test(to)) return false;
      return !DOORS.some((door) => door.test(within(to)));
    };
    expect(offences(isForced)).toEqual([]);
  });

  test('creates no cycle of files', () => {
    expect(findCircles(files)).toEqual([]);
    for (const workspace of ['bench', 'photo-model', 'e2e', 'scripts'])
      expect(findCircles(filesOf(workspace))).toEqual([]);
    const [a, b] = ['a.ts', 'b.ts'];
    expect(findCircles([file(a, [b]), file(b, [a])])).toEqual([[a, b]]);
  });

  test('stays within src, except for pictures in content', () => {
    expect(offences((_, to) => to.startsWith('..') && !/^\.\.\/content\/.*\.(svg|webp)/.test(to))).toEqual(
      [],
    );
  });

  test('never leads from the browser to the server, or from the server to a view', () => {
    const isAcross = (from: string, to: string) =>
      !NEUTRAL.test(to) &&
      ((WEB_SIDE.test(from) && SERVER_SIDE.test(to)) || (SERVER_SIDE.test(from) && WEB_SIDE.test(to)));
    expect(offences(isAcross)).toEqual([]);
  });

  test('leads from a shared file to nothing that belongs to one side', () => {
    expect(offences((from, to) => NEUTRAL.test(from) && !NEUTRAL.test(to))).toEqual([]);
  });

  test('never leads from the product to test code', () => {
    expect(offences((_, to) => to.startsWith('testing/'))).toEqual([]);
  });
});

function file(path: string, imports: string[]): File {
  return { path, imports, text: '' };
}

/** Finds cycles of files, each once (Tarjan’s strongly connected components). */
function findCircles(among: readonly File[]): string[][] {
  const known = new Map(among.map((one) => [one.path, one]));
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  function visit(path: string): number {
    const own = index.size;
    index.set(path, own);
    lowest.set(path, own);
    stack.push(path);
    for (const next of known.get(path)?.imports ?? []) {
      if (!known.has(next)) continue;
      const reached = index.has(next) ? (stack.includes(next) ? (index.get(next) ?? own) : own) : visit(next);
      lowest.set(path, Math.min(lowest.get(path) ?? own, reached));
    }
    if (lowest.get(path) === own) {
      const circle = stack.splice(stack.indexOf(path));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return lowest.get(path) ?? own;
  }
  for (const path of known.keys()) if (!index.has(path)) visit(path);
  return circles;
}

test('a module contains only rules, contract, texts, a server and a web, by these names', () => {
  const odd = product
    .filter(({ path }) => moduleOf(path) !== undefined && !ROOT_NAMES.test(within(path)))
    .map(({ path }) => path);
  expect(odd).toEqual([]);
});

test('rules use no clock, no network and no storage', () => {
  const impure =
    /\b(new Date\(\)|Date\.now|Temporal\.Now|Math\.random|performance\.|fetch\(|process\.|window\.|document\.|localStorage)/;
  const found = product
    .filter(({ path, text }) => /(\/rules|^lib\/.*)\.ts$/.test(path) && impure.test(text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
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
