import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

const LIMIT = { perSecond: 10, burst: 5 };

test('allows a burst at once, then a fixed rate', () => {
  const pace = new RateLimiter();
  const at = (now: number, times: number) =>
    Array.from({ length: times }, () => pace.keeps('a', LIMIT, now)).filter(Boolean).length;
  expect([at(0, 9), at(99, 1), at(100, 2), at(300, 9), at(10_000, 9)]).toEqual([5, 0, 1, 2, 5]);
});

test('does not slow others down for one fast caller', () => {
  const pace = new RateLimiter();
  for (let request = 0; request < 100; request += 1) pace.keeps('a', LIMIT, 0);
  expect([pace.keeps('a', LIMIT, 0), pace.keeps('b', LIMIT, 0)]).toEqual([false, true]);
});

test('never allows more than burst plus rate, at any rhythm', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(400), { minLength: 1, maxLength: 80 }), (pauses) => {
      const pace = new RateLimiter();
      let now = 0;
      let letIn = 0;
      for (const pause of pauses) {
        now += pause;
        if (pace.keeps('a', LIMIT, now)) letIn += 1;
      }
      expect(letIn).toBeLessThanOrEqual(LIMIT.burst + (now * LIMIT.perSecond) / 1000);
    }),
  );
});

test.each([
  ['typing', { perSecond: 1000 / 3000, burst: 1 }],
  ['signals', { perSecond: 1.5, burst: 15 }],
])('allows a complete burst of %s at any time of the clock', (_, limit) => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e10, noNaN: true }), (now) => {
      const pace = new RateLimiter();
      for (let request = 0; request < limit.burst; request += 1)
        expect(pace.keeps('a', limit, now)).toBe(true);
      expect(pace.keeps('a', limit, now)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('remembers a fast caller while nine thousand others arrive', () => {
  const pace = new RateLimiter();
  const ask = () => pace.keeps('a', LIMIT, 0);
  for (let request = 0; request < LIMIT.burst; request += 1) ask();
  for (let other = 0; other < 9_000; other += 1) pace.keeps(`other ${other}`, LIMIT, 0);
  expect(ask()).toBe(false);
});
