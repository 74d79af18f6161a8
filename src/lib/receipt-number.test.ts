import { describe, expect, test } from 'vitest';
import { receiptNumber } from './receipt-number.ts';

describe('the number of a receipt', () => {
  test('has two groups of four characters', () => {
    let turn = 0;
    expect(receiptNumber('S', (below) => turn++ % below)).toBe('S-2345-6789');
  });

  test('uses every unambiguous letter', () => {
    const letters = Array.from({ length: 31 }, (_, at) => receiptNumber('S', () => at)[2]);
    expect(new Set(letters).size).toBe(31);
    expect(letters.join('')).not.toMatch(/[01OIL]/);
  });
});
