import { expect, it } from 'vitest';
import { makeRandom, pickBetween, pickOne } from './seeded-random.ts';

function draw(seed: number): number[] {
  const random = makeRandom(seed);
  return Array.from({ length: 2_000 }, random);
}

it('returns the same sequence for the same seed and a different one for another', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

it('stays between 0 and 1 and spreads evenly', () => {
  const numbers = draw(42);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeGreaterThan(0.47);
  expect(mean).toBeLessThan(0.53);
});

it('reaches both bounds of a range and never exceeds them', () => {
  const random = makeRandom(1);
  const seen = new Set(Array.from({ length: 200 }, () => pickBetween(random, 1, 5)));
  expect([...seen].sort()).toEqual([1, 2, 3, 4, 5]);
});

it('throws for an empty list', () => {
  expect(() => pickOne(makeRandom(1), [])).toThrow('Nothing to pick from');
});
