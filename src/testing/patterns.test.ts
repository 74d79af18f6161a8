import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hostileTexts } from './hostile-texts.ts';
import { FILES_THAT_BUILD_PATTERNS, HELPERS, PATTERNS } from './patterns.ts';
import { listTextFields } from './string-schemas.ts';

/** The longest text that any field takes, a message to the team, and what each may cost at that length (requirement 63). */
const FULL_LENGTH = 5000;
const MOST_MS = 2;
/** Short ones first: what grows with a power of the length is seen before it stops the test. */
const LENGTHS = [16, 20, 24, 28, 32, 50, 200, 2000, FULL_LENGTH];
/** Twice the text may cost three times as much, which what is quadratic exceeds; below this, clocks tell nothing. */
const DOUBLED = 3;
const MEASURABLE_MS = 0.5;
const TRIES = 25;
/** A slow reader is asked again so often: the machine may have been busy. */
const ASKED_AGAIN = 4;

const texts = new Map<number, string[]>();
const textsOf = (length: number) =>
  texts.get(length) ?? texts.set(length, hostileTexts(length)).get(length) ?? [];

/** What is slow about a reader: nothing when it is not. A busy machine is asked again. */
function slownessOf(read: (text: string) => void): string[] {
  for (const length of LENGTHS) {
    const isSlow = (text: string) => fastestMs(read, text, MOST_MS) > MOST_MS;
    const slow = textsOf(length).filter((text) =>
      Array.from({ length: ASKED_AGAIN }).every(() => isSlow(text)),
    );
    const [first] = slow;
    if (first !== undefined)
      return [`${length} signs of ${shortened(first)}, and ${slow.length - 1} texts more`];
  }
  return textsOf(FULL_LENGTH).flatMap((text, at) => {
    const bound = () => Math.max(MEASURABLE_MS, fastestMs(read, text, 0)) * DOUBLED;
    const twice = textsOf(2 * FULL_LENGTH)[at] ?? '';
    if (fastestMs(read, twice, MEASURABLE_MS * DOUBLED) <= MEASURABLE_MS * DOUBLED) return [];
    const isInBounds = () => fastestMs(read, twice, 0) <= bound();
    return isInBounds() || isInBounds() || isInBounds() ? [] : [`twice as many signs of ${shortened(text)}`];
  });
}

const shortened = (text: string) => JSON.stringify(text.slice(0, 16));

/** @param enough no better time is looked for */
function fastestMs(read: (text: string) => void, text: string, enough: number): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && fastest > enough; tries += 1) {
    const from = performance.now();
    read(text);
    fastest = Math.min(fastest, performance.now() - from);
  }
  return fastest;
}

describe('whatever is typed is read in a time that grows with its length', () => {
  test('by each pattern that is written in the code', () => {
    expect(PATTERNS.length).toBeGreaterThan(200);
    const slow = PATTERNS.flatMap(({ place, pattern: { source, flags } }) => {
      const everywhere = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);
      return slownessOf((text) => text.replace(everywhere, '')).map((how) => `${place}: ${how}`);
    });
    expect(slow).toEqual([]);
  });

  test('by patterns put together from strings, which only readers of texts and contracts do', () => {
    const elsewhere = FILES_THAT_BUILD_PATTERNS.filter(
      (file) => !file.startsWith(join('src', 'lib')) && !file.endsWith('contract.ts'),
    );
    expect(elsewhere).toEqual([]);
  });

  test.each(HELPERS)('by all that %s gives to others', async (file) => {
    const module: Record<string, unknown> = await import(resolve(file));
    for (const [name, read] of Object.entries(module)) {
      if (typeof read !== 'function') continue;
      const once = (text: string) => {
        try {
          read(text, text, text);
        } catch {
          // Made for something else than texts.
        }
      };
      expect([name, ...slownessOf(once)]).toEqual([name]);
    }
  });

  test('by the contract of each route', () => {
    const fields = listTextFields();
    expect(fields.length).toBeGreaterThan(150);
    const each = new Map(fields.map((field) => [field.schema, field]));
    const slow = Array.from(each.values()).flatMap(({ route, field, schema }) =>
      slownessOf((text) => z.safeParse(schema, text)).map((how) => `${route} ${field}: ${how}`),
    );
    expect(slow).toEqual([]);
  });
});
