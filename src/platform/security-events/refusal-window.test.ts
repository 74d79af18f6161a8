import { expect, test } from 'vitest';
import { createRefusalWindow, ORIGINS_NAMED_MAX, STRIKING_REFUSALS } from './recorder.ts';

const at = new Date('2026-11-21T11:00:00Z');
const from = (origin: string, route = 'accounts.me', who: string | null = null) =>
  ({ event: 'access-refused', at, who, origin, route }) as const;

test('stores one row with counts for a persistent origin, and another for a person of that origin', () => {
  const window = createRefusalWindow();
  for (let i = 0; i < 1000; i += 1) window.add(from('o1', `route.${i % 3}`));
  for (let i = 0; i < STRIKING_REFUSALS; i += 1) window.add(from('o1', 'accounts.me', 'm1'));
  const rows = window.take();
  expect(rows.map(({ who, origin, detail, times }) => [who, origin, detail, times])).toEqual([
    [null, 'o1', 'route.0 and 2 more', 1000],
    ['m1', 'o1', 'accounts.me', STRIKING_REFUSALS],
  ]);
  expect(window.take()).toEqual([]);
});

test('sums up a few rejections, as any browser meets them, without naming a member', () => {
  const window = createRefusalWindow();
  for (const origin of ['o1', 'o2', 'o3']) window.add(from(origin));
  for (let i = 1; i < STRIKING_REFUSALS; i += 1) window.add(from('o4'));
  expect(window.take()).toEqual([
    { event: 'access-refused', at, who: null, origin: null, detail: null, request_id: null, times: 12 },
  ]);
});

test('adds a bounded number of rows for a flood from many origins, and counts every rejection', () => {
  const window = createRefusalWindow();
  const origins = 20_000;
  for (let round = 0; round < STRIKING_REFUSALS; round += 1)
    for (let i = 0; i < origins; i += 1) window.add(from(`o${i}`));
  const rows = window.take();
  expect(rows).toHaveLength(ORIGINS_NAMED_MAX + 1);
  expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(origins * STRIKING_REFUSALS);
});

test('reports the first rejection of a window, so that its end can be scheduled', () => {
  const window = createRefusalWindow();
  expect([window.add(from('o1')), window.add(from('o1')), window.add(from('o2'))]).toEqual([
    true,
    false,
    false,
  ]);
  window.take();
  expect(window.add(from('o1'))).toBe(true);
});
