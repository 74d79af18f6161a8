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

test('a value is read again once its seconds are over, and when the clock was set back', async () => {
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

test('a load that was running during a forget is not cached', async () => {
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

test('only matching entries are forgotten, and a fresh read replaces the cached value', async () => {
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

test('the size is bounded, the least recently used go first, and a missing value is not cached', async () => {
  const { asked, reads } = quickStore({ a: 'one', b: 'two', c: 'three' });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b', 'none', 'none']) await reads.read(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b', 'none', 'none']);
  expect(reads.size()).toBe(2);
});
