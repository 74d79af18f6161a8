import { describe, expect, test } from 'vitest';
import { findFault, isProof, readRows } from '#testing/read-rows.ts';

/** The seventieth, on the database that dies, is not begun. */
const REQUIREMENTS_COUNT = 69;
const REQUIREMENTS = readRows('docs/security.md', /^\d+( P0)?$/);

describe('the requirements', () => {
  test('are each in one row, without a hole, in their order but for what concerns backups', () => {
    const numbers = REQUIREMENTS.map(({ id }) => Number.parseInt(id, 10));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: REQUIREMENTS_COUNT }, (_, index) => index + 1),
    );
    const later = numbers.filter((number) => number > 60);
    expect(later).toEqual(later.toSorted((one, other) => one - other));
  });

  test.each(REQUIREMENTS)('$id is met with a proof, or names the gap', ({ cells, proofs }) => {
    const [what = '', state = ''] = cells;
    expect(what.length).toBeGreaterThan(5);
    expect(state).toMatch(/^(met|(partly|not|n\/a): .{10,})$/);
    if (/^(met|partly)/.test(state)) expect(proofs.some(isProof)).toBe(true);
    expect(proofs.flatMap((proof) => findFault(proof) ?? [])).toEqual([]);
  });
});
