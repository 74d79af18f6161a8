import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Turns } from './turns.ts';

const TWO = { most: 2, patienceMs: 100, lastsMs: 500 };
let seen: string[] = [];
const as = (name: string) => ({
  begin: () => void seen.push(`${name} begins`),
  giveUp: () => void seen.push(`${name} gives up`),
});

beforeEach(() => {
  seen = [];
});

test('of one caller so many begin at once, the next as one ends, and nobody else waits for it', () => {
  const turns = new Turns(TWO);
  const leaveFirst = turns.take('a', as('first'));
  for (const name of ['second', 'third', 'fourth']) turns.take('a', as(name));
  turns.take('b', as('another'));
  expect(seen).toEqual(['first begins', 'second begins', 'another begins']);
  leaveFirst();
  leaveFirst();
  expect(seen.slice(3)).toEqual(['third begins']);
});

test('who leaves while waiting never begins, and takes nobody’s turn', () => {
  const turns = new Turns(TWO);
  const leave = ['first', 'second', 'third', 'fourth'].map((name) => turns.take('a', as(name)));
  leave[2]?.();
  leave[0]?.();
  expect(seen).toEqual(['first begins', 'second begins', 'fourth begins']);
});

describe('on a clock that moves', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('who waits too long gives up, once, and those after it go on', () => {
    const turns = new Turns(TWO);
    const leave = ['first', 'second', 'third'].map((name) => turns.take('a', as(name)));
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(['first begins', 'second begins', 'third gives up']);
    for (const end of leave) end();
    turns.take('a', as('later'));
    expect(seen.slice(3)).toEqual(['later begins']);
  });

  test('what lasts gives its turn to the next, and its end then gives none', () => {
    const turns = new Turns({ ...TWO, patienceMs: 1000 });
    const leave = ['first', 'second', 'third', 'fourth', 'fifth'].map((name) => turns.take('a', as(name)));
    vi.advanceTimersByTime(500);
    expect(seen.slice(2)).toEqual(['third begins', 'fourth begins']);
    leave[0]?.();
    expect(seen).toHaveLength(4);
    leave[2]?.();
    expect(seen.slice(4)).toEqual(['fifth begins']);
  });
});
