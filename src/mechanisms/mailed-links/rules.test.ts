import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CODE_ALPHABET,
  codeFrom,
  isCode,
  MAILED_PAGES,
  MAILED_PATHS,
  normalizeCode,
  spacedCode,
} from './rules.ts';

const bytes = fc.uint8Array({ minLength: 8, maxLength: 32 });

describe('the code of a mail', () => {
  test('has eight characters that cannot be confused', () => {
    expect(new Set(CODE_ALPHABET).size).toBe(32);
    expect(CODE_ALPHABET).not.toMatch(/[01IO]/);
    fc.assert(fc.property(bytes, (some) => isCode(codeFrom(some))));
  });

  test('accepts any case, spaces and hyphens', () => {
    const gap = fc.constantFrom('', ' ', '\u00a0', '\u202f', '-', '\u2011', '–', '\u2212', '\u200b', '\t');
    fc.assert(
      fc.property(
        bytes,
        fc.array(gap, { minLength: 10, maxLength: 10 }),
        fc.boolean(),
        (some, gaps, lower) => {
          const code = codeFrom(some);
          const typed = [...spacedCode(code)].map((sign, place) => sign + (gaps[place] ?? '')).join('');
          expect(normalizeCode(lower ? typed.toLowerCase() : typed)).toBe(code);
        },
      ),
    );
  });

  test.each(['', 'K7QFM2X', 'K7QFM2XRR', 'K7QF-M2X0', 'ÉÉÉÉÉÉÉÉ'])('rejects « %s »', (typed) => {
    expect(isCode(normalizeCode(typed))).toBe(false);
  });

  test('exists for every page that a mail links to', () => {
    expect(Object.keys(MAILED_PATHS)).toEqual([...MAILED_PAGES]);
  });
});
