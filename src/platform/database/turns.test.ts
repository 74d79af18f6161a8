import { expect, test } from 'vitest';
import { RetrySlots } from './admission.ts';

/** A process that has sent this many responses a second for ten seconds. */
function after(perSecond: number): { turns: RetrySlots; now: number } {
  const turns = new RetrySlots();
  let now = 0;
  for (let second = 0; second < 10; second += 1)
    for (let answer = 0; answer < perSecond; answer += 1) {
      now += 1000 / perSecond;
      turns.noteAnswer(now);
    }
  return { turns, now };
}

const take = ({ turns, now }: { turns: RetrySlots; now: number }, count: number) =>
  Array.from({ length: count }, () => turns.take(now));

test('the first callers retry at random within three seconds', () => {
  const seconds = take(after(300), 200);
  expect(new Set(seconds)).toEqual(new Set([1, 2, 3]));
});

test('a crowd retries at three tenths of the response rate, in the order of rejection', () => {
  const seconds = take(after(300), 4493);
  expect(seconds.at(-1)).toBe(50);
  const late = seconds.filter((wait) => wait > 3);
  expect(late).toEqual(late.toSorted((a, b) => a - b));
  const perSecond = Map.groupBy(late, (wait) => wait);
  for (const [wait, those] of perSecond) if (wait < 50) expect(those.length).toBeLessThanOrEqual(91);
});

test('waits at most two minutes, and spreads longer queues over the second minute', () => {
  const seconds = take(after(20), 4000).slice(1500);
  expect(Math.max(...seconds)).toBe(120);
  expect(Math.min(...seconds)).toBe(61);
  expect(new Set(seconds).size).toBe(60);
});

test('drops slots in the past', () => {
  const { turns, now } = after(300);
  take({ turns, now }, 5000);
  expect(take({ turns, now: now + 60_000 }, 50).every((wait) => wait <= 3)).toBe(true);
});
