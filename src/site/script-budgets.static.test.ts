import { expect, test } from 'vitest';
import { SCRIPT_BUDGETS } from '#testing/script-budgets.ts';
import { weighScripts } from '#testing/script-weights.ts';

/** Keeps budgets close to the actual weight. */
const MOST_SLACK = 0.03;
/** Brotli size varies by this much between builds. */
const NOISE_BYTES = 150;

const weights = weighScripts();

function lineOf(path: string): string {
  const { first, later } = weights.get(path) ?? { first: Number.NaN, later: Number.NaN };
  const rounded = [first, later].map((bytes) => Math.ceil((bytes * (1 + MOST_SLACK / 2)) / 100) * 100);
  return `'${path}': [${rounded.join(', ')}],`;
}

test('every page of the build has a script budget, and there are no others', () => {
  expect(Object.keys(SCRIPT_BUDGETS).sort()).toEqual([...weights.keys()].sort());
});

test('no page fetches more JavaScript than its budget', () => {
  const grown = [...weights].filter(([path, { first, later }]) => {
    const [mostFirst = 0, mostLater = 0] = SCRIPT_BUDGETS[path] ?? [];
    return first > mostFirst || later > mostLater;
  });
  expect(grown.map(([path, weight]) => `${path} ${JSON.stringify(weight)}`)).toEqual([]);
});

test('no budget exceeds its page by more than 3 %', () => {
  const loose = Object.entries(SCRIPT_BUDGETS).filter(([path, budget]) => {
    const { first, later } = weights.get(path) ?? { first: 0, later: 0 };
    return [first, later].some(
      (bytes, place) => (budget[place] ?? 0) > bytes * (1 + MOST_SLACK) + NOISE_BYTES,
    );
  });
  expect(loose.map(([path]) => lineOf(path))).toEqual([]);
});
