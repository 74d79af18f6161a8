import { expect, test } from 'vitest';
import { TestClock } from '#testing/test-clock.ts';
import { createRecentReads } from './recent-reads.ts';

function slowStore() {
  const clock = new TestClock();
  const asked: { key: string; answer: (value: string | undefined) => void }[] = [];
  const load = (key: string) =>
    new Promise<string | undefined>((answer) => {
      asked.push({ key, answer });
    });
  return { clock, asked, reads: createRecentReads({ clock, load, keptMs: 5000, max: 2 }) };
}

function quickStore(held: Record<string, string>) {
  const clock = new TestClock();
  const asked: string[] = [];
  const load = async (key: string) => {
    asked.push(key);
    return held[key];
  };
  return { clock, asked, reads: createRecentReads({ clock, load, keptMs: 5000, max: 2 }) };
}

test('concurrent reads share one load, and a read within seconds needs none', async () => {
  const { asked, reads } = slowStore();
  const both = [reads.read('a'), reads.read('a')];
  asked[0]?.answer('one');
  expect(await Promise.all(both)).toEqual(['one', 'one']);
  expect(await reads.read('a')).toBe('one');
  expect(asked).toHaveLength(1);
});

test('reloads a value when it expires, and when the clock was set back', async () => {
  const held = { a: 'one' };
  const { clock, reads } = quickStore(held);
  await reads.read('a');
  held.a = 'two';
  clock.advance({ ms: 4999 });
  expect(await reads.read('a')).toBe('one');
  clock.advance({ ms: 1 });
  expect(await reads.read('a')).toBe('two');
  held.a = 'three';
  clock.advance({ ms: -1 });
  expect(await reads.read('a')).toBe('three');
});

test('does not cache a load that was running during a forget', async () => {
  const { asked, reads } = slowStore();
  const before = reads.read('a');
  reads.forget(() => true);
  const after = reads.read('a');
  asked[0]?.answer('former');
  expect(await before).toBe('former');
  asked[1]?.answer('present');
  expect(await after).toBe('present');
  expect(await reads.read('a')).toBe('present');
});

test('forgets matching entries only, and a fresh read replaces the cached value', async () => {
  const held = { a: 'one', b: 'two' };
  const { asked, reads } = quickStore(held);
  for (const key of ['a', 'b']) await reads.read(key);
  reads.forget((value) => value === 'one');
  for (const key of ['a', 'b']) await reads.read(key);
  expect(asked).toEqual(['a', 'b', 'a']);
  held.b = 'three';
  expect(await reads.readAnew('b')).toBe('three');
  expect(await reads.read('b')).toBe('three');
});

test('evicts the least recently used, and does not cache a missing value', async () => {
  const { asked, reads } = quickStore({ a: 'one', b: 'two', c: 'three' });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b', 'none', 'none']) await reads.read(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b', 'none', 'none']);
  expect(reads.size()).toBe(2);
});
