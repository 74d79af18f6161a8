import { beforeEach, expect, test, vi } from 'vitest';
import { Turns } from './turns.ts';

const TWO = { most: 2, patienceMs: 100 };
let seen: string[] = [];
const as = (name: string) => ({
  begin: () => void seen.push(`${name} begins`),
  giveUp: () => void seen.push(`${name} gives up`),
});

beforeEach(() => {
  seen = [];
});

test('of one caller so many begin at once, the next as one ends, and nobody else waits for it', () => {
  const turns = new Turns();
  const leaveFirst = turns.take({ ...TWO, key: 'a' }, as('first'));
  for (const name of ['second', 'third', 'fourth']) turns.take({ ...TWO, key: 'a' }, as(name));
  turns.take({ ...TWO, key: 'b' }, as('another'));
  expect(seen).toEqual(['first begins', 'second begins', 'another begins']);
  leaveFirst();
  leaveFirst();
  expect(seen.slice(3)).toEqual(['third begins']);
});

test('who leaves while waiting never begins, and takes nobody’s turn', () => {
  const turns = new Turns();
  const leave = ['first', 'second', 'third', 'fourth'].map((name) =>
    turns.take({ ...TWO, key: 'a' }, as(name)),
  );
  leave[2]?.();
  leave[0]?.();
  expect(seen).toEqual(['first begins', 'second begins', 'fourth begins']);
});

test('who waits too long gives up, once, and those after it go on', () => {
  vi.useFakeTimers();
  try {
    const turns = new Turns();
    const leave = ['first', 'second', 'third'].map((name) => turns.take({ ...TWO, key: 'a' }, as(name)));
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(['first begins', 'second begins', 'third gives up']);
    for (const end of leave) end();
    turns.take({ ...TWO, key: 'a' }, as('later'));
    expect(seen.slice(3)).toEqual(['later begins']);
  } finally {
    vi.useRealTimers();
  }
});
