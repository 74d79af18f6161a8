import { describe, expect, test } from 'vitest';
import { rateLimits } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { createRateLeases, type LeasedLimit } from './rate-leases.ts';
import { consumeRateLimit, LIMITS } from './rate-limit.ts';

const app = await testApp();

const limit = (max: number, lease: number): LeasedLimit => ({ name: 'test', max, windowSeconds: 60, lease });
const node = () => createRateLeases(app.services);
const LEASED = Object.values(LIMITS).flatMap((one) => ('lease' in one ? [one] : []));

async function allowed(
  leases: { consume: ReturnType<typeof node>['consume'] },
  one: LeasedLimit,
  tries: number,
) {
  const attempts = await Promise.all(Array.from({ length: tries }, () => leases.consume(one, 'claire')));
  return attempts.filter((attempt) => attempt.allowed).length;
}

test.each([...LEASED, limit(1, 5), limit(10, 5), limit(11, 5), limit(17, 4)])(
  'one node allows as many as the limit says, at once or one by one: %o',
  async (one) => {
    expect(await allowed(node(), one, one.max + 20)).toBe(one.max);
    await app.db.delete(rateLimits);
    const leases = node();
    for (let time = 0; time < one.max; time += 1) expect(await allowed(leases, one, 1)).toBe(1);
    expect(await leases.consume(one, 'claire')).toEqual({
      allowed: false,
      retryAfterSeconds: one.windowSeconds,
    });
  },
);

test.each(LEASED)('a caller who changes nodes loses less than one lease per node: %o', async (one) => {
  const [first, second, last] = [node(), node(), node()];
  const before = (await allowed(first, one, 1)) + (await allowed(second, one, 1));
  const total = before + (await allowed(last, one, one.max + 20));
  expect(total).toBeLessThanOrEqual(one.max);
  expect(total).toBeGreaterThanOrEqual(one.max - 2 * (one.lease - 1));
  expect(total + (await allowed(first, one, one.lease)) + (await allowed(second, one, one.lease))).toBe(
    one.max,
  );
});

test('most attempts need no query, and an exhausted limit needs none', async () => {
  const one = limit(30, 5);
  const leases = node();
  await allowed(leases, one, 35);
  const [{ count = 0 } = {}] = await app.db.select({ count: rateLimits.count }).from(rateLimits);
  expect(count).toBe(30);
  await app.db.delete(rateLimits);
  expect(await allowed(leases, one, 10)).toBe(0);
});

test('a window restarts for everyone when it ends', async () => {
  const one = limit(12, 3);
  const [here, there] = [node(), node()];
  expect(await allowed(here, one, 20)).toBe(12);
  expect(await allowed(there, one, 5)).toBe(0);
  app.clock.advance({ ms: 60_000 });
  expect((await allowed(here, one, 6)) + (await allowed(there, one, 20))).toBe(12);
});

describe.runIf(onPostgres)('a limit on several nodes at once', () => {
  test.each(LEASED)('never allows more than the limit, and nearly all of it: %o', async (one) => {
    const nodes = [node(), node(), node()];
    const counts = await Promise.all(nodes.map((leases) => allowed(leases, one, one.max)));
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBe(one.max);
  });
});

test('a clock set back an hour does not make callers wait for old windows', async () => {
  const one = limit(10, 5);
  expect(await allowed(node(), one, one.max + 1)).toBe(one.max);
  const once = () => consumeRateLimit(app.db, { ...one, name: 'one by one' }, 'claire', app.clock.now());
  for (let time = 0; time < one.max; time += 1) await once();
  expect((await once()).allowed).toBe(false);
  app.clock.advance({ hours: -1 });
  expect(await allowed(node(), one, one.max + 1)).toBe(one.max);
  expect((await once()).allowed).toBe(true);
});

test('each node applies the limit by itself on a full disk', async () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const db: typeof app.db = Object.create(app.db, { execute: { value: () => Promise.reject(full) } });
  const one = limit(10, 5);
  const leases = createRateLeases({ db, clock: app.clock });
  expect(await allowed(leases, one, one.max + 5)).toBe(one.max);
  app.clock.advance({ minutes: 1 });
  expect(await allowed(leases, one, 1)).toBe(1);
});
