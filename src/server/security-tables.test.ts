import { describe, expect, test } from 'vitest';
import { ASVS_LEVELS } from '#testing/asvs-levels.ts';
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

  test.each(REQUIREMENTS)('$id is met with a proof, or says what is missing', ({ cells, proofs }) => {
    const [what = '', state = ''] = cells;
    expect(what.length).toBeGreaterThan(5);
    expect(state).toMatch(/^(met|(partly|not|n\/a): .{10,})$/);
    if (/^(met|partly)/.test(state)) expect(proofs.some(isProof)).toBe(true);
    expect(proofs.flatMap((proof) => findFault(proof) ?? [])).toEqual([]);
  });
});

const ROWS = readRows('docs/asvs.md', /^\d+\.\d+\.\d+$/);
const APART = readRows('docs/asvs.md', /^\d+\.\d+\.\d+(–\d+\.\d+\.\d+)?$/).filter(
  ({ cells }) => cells.length === 1,
);
const OURS = ROWS.filter(({ cells }) => cells.length > 1);
/** Every requirement of the standard with its level, in its order. */
const LEVELS = new Map<string, string>(
  Object.entries(ASVS_LEVELS).flatMap(([section, levels]) =>
    Array.from(levels, (level, index) => [`${section}.${index + 1}`, level] as const),
  ),
);

describe('OWASP ASVS 5.0, levels 1 and 2', () => {
  const ids = [...LEVELS.keys()];
  const setAside = APART.flatMap(({ id }) => {
    const [from = '', to = from] = id.split('–');
    return ids.slice(ids.indexOf(from), ids.indexOf(to) + 1).filter((one) => LEVELS.get(one) !== '3');
  });

  test('are each there once, in a row or with what does not concern us', () => {
    expect(ids).toHaveLength(345);
    const named = [...OURS.map(({ id }) => id), ...setAside];
    expect(named.filter((id, index) => named.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => LEVELS.get(id) !== '3' && !named.includes(id))).toEqual([]);
    expect(named.filter((id) => !LEVELS.has(id))).toEqual([]);
    expect(APART.filter(({ cells }) => (cells[0] ?? '').length < 8)).toEqual([]);
  });

  const stateOf = new Map(REQUIREMENTS.map(({ id, cells }) => [Number.parseInt(id, 10), cells[1] ?? '']));

  test.each(OURS)(
    '$id bears its level and its state, and what shows it is there',
    ({ id, cells, proofs }) => {
      const [level, , state = '', shown = ''] = cells;
      expect(level).toBe(LEVELS.get(id));
      expect(state).toMatch(/^(met|(partly|not): .{10,})$/);
      const rows = [...shown.matchAll(/\bR(\d+)\b/g)].map(([, row]) => Number(row));
      expect(rows.filter((row) => !/^(met|partly)/.test(stateOf.get(row) ?? ''))).toEqual([]);
      const links = [...shown.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file]) => `docs/${file}`);
      if (state === 'met') expect([...rows, ...links, ...proofs].length).toBeGreaterThan(0);
      expect([...proofs, ...links].flatMap((proof) => findFault(proof) ?? [])).toEqual([]);
    },
  );
});
