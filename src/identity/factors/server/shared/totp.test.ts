import { describe, expect, test } from 'vitest';
import { codeAt, findStep, secretInLetters, stepAt } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

/** Appendix B of RFC 6238, the last six digits. */
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('%i seconds after 1970 the code is %s', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('encodes the key as in RFC 4648', () => {
  expect(secretInLetters(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});

describe('a code', () => {
  const now = new Date('2026-11-22T12:00:10Z');
  const step = stepAt(now);
  const taken = (code: string, takenUpTo = 0) => findStep(SECRET, code, { now, takenUpTo });

  test.each([-1, 0, 1])('works when its phone’s clock is %i half-minutes off', (off) => {
    expect(taken(codeAt(SECRET, step + off))).toBe(step + off);
  });
  test.each([-2, 2])('fails when its phone’s clock is %i half-minutes off', (off) => {
    expect(taken(codeAt(SECRET, step + off))).toBeUndefined();
  });
  test('works once: the same code and earlier ones are rejected', () => {
    expect(taken(codeAt(SECRET, step), step)).toBeUndefined();
    expect(taken(codeAt(SECRET, step - 1), step)).toBeUndefined();
    expect(taken(codeAt(SECRET, step + 1), step)).toBe(step + 1);
  });
  test('fails when it is not six digits', () => {
    for (const typed of ['', '12', 'abcdef', '０１２３４５']) expect(taken(typed)).toBeUndefined();
  });
});
