import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { isSchema, listTextFields } from './string-schemas.ts';

type Pattern = { place: string; pattern: RegExp };
type Node = { type: string; start: number; [key: string]: unknown };

/** Product code, without tests and test helpers. */
const CODE = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
  .map((file) => join('src', file));

const nodes = CODE.map((file) => ({ file, ...nodesOf(file) }));

/** Every literal pattern in the code. */
const PATTERNS: Pattern[] = nodes.flatMap(({ file, source, found }) =>
  found.flatMap((node) => {
    const { regex } = node;
    if (node.type !== 'Literal' || !isWritten(regex)) return [];
    const place = `${file}:${source.slice(0, node.start).split('\n').length}`;
    return [{ place, pattern: new RegExp(regex.pattern, regex.flags) }];
  }),
);

/** Files that build patterns from strings. */
const FILES_THAT_BUILD_PATTERNS: string[] = nodes
  .filter(({ found }) => found.some(isBuilt))
  .map(({ file }) => file);

function nodesOf(file: string): { source: string; found: Node[] } {
  const source = readFileSync(file, 'utf8');
  const found: Node[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value)) return;
    found.push(value);
    Object.values(value).forEach(walk);
  };
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return { source, found };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function isWritten(regex: unknown): regex is { pattern: string; flags: string } {
  return typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex;
}

function isBuilt({ type, callee }: Node): boolean {
  return (
    (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee.name === 'RegExp'
  );
}

/** Returns how a pattern can take more than linear time; empty when it cannot. */
function slowReadings({ source, flags }: RegExp): string[] {
  return analyse({ source, flags }).reports.map((report) =>
    report.type === 'Trade'
      ? `/${source}/: ${report.startQuant.raw} and ${report.endQuant.raw} share characters`
      : `/${source}/: ${report.quant.raw} is tried from many places`,
  );
}

/** Returns the patterns that a schema, or one it refers to, applies to its text, including zod's. */
function patternsOf(schema: z.core.$ZodType): RegExp[] {
  const { bag, def } = schema._zod;
  const own: unknown = bag.patterns;
  const inner = ['in', 'out', 'innerType'].map((part): unknown => Reflect.get(def, part)).filter(isSchema);
  return [...(own instanceof Set ? own : []), ...inner.flatMap(patternsOf)];
}

describe('a pattern', () => {
  test('reads a text in linear time when written in the code', () => {
    expect(PATTERNS.length).toBeGreaterThan(200);
    const slow = PATTERNS.flatMap(({ place, pattern }) =>
      slowReadings(pattern).map((how) => `${place} ${how}`),
    );
    expect(slow).toEqual([]);
  });

  test('reads a text in linear time when built from strings', async () => {
    const built: RegExp[] = [];
    const record = (pattern: RegExp) => {
      built.push(pattern);
      return pattern;
    };
    vi.stubGlobal(
      'RegExp',
      new Proxy(RegExp, {
        construct: (target, given) => record(Reflect.construct(target, given)),
        apply: (target, self, given) => record(Reflect.apply(target, self, given)),
      }),
    );
    for (const file of FILES_THAT_BUILD_PATTERNS) {
      vi.resetModules();
      const before = built.length;
      const module: Record<string, unknown> = await import(resolve(file));
      // The only function whose strings come from its arguments.
      if (typeof module.blankNames === 'function') module.blankNames('Bonjour', ['Zoé-Léa d’Ab Cd']);
      expect([file, built.length > before]).toEqual([file, true]);
    }
    expect(built.flatMap(slowReadings)).toEqual([]);
  });

  test('reads a text in linear time when used by the contract of a route', () => {
    const fields = listTextFields();
    expect(fields.length).toBeGreaterThan(150);
    const slow = fields.flatMap(({ route, field, schema }) =>
      patternsOf(schema).flatMap((pattern) => slowReadings(pattern).map((how) => `${route} ${field} ${how}`)),
    );
    expect(slow).toEqual([]);
  });
});
