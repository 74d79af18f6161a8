import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import { findBegunAt, KEPT_DAYS, listExpired, nameOfBackup } from './retention.ts';

const NOW = new Date('2026-11-22T03:00:00Z');
const before = (hours: number) => nameOfBackup(new Date(NOW.getTime() - hours * HOUR_MS));

/**
 * Simulates two months with a backup every `everyHours` hours and the retention applied after each.
 * @returns the remaining names
 */
function keepFor(everyHours: number): string[] {
  let names: string[] = [];
  for (let hours = 60 * 24; hours >= 0; hours -= everyHours) {
    const now = new Date(NOW.getTime() - hours * HOUR_MS);
    names.push(nameOfBackup(now));
    const expired = listExpired(names, now);
    names = names.filter((name) => !expired.includes(name));
  }
  return names;
}

test('keeps nightly backups for ten days, then one a week, and none older than thirty days', () => {
  const ages = keepFor(24).map((name) => (NOW.getTime() - (findBegunAt(name)?.getTime() ?? 0)) / DAY_MS);
  expect(ages.filter((days) => days < 9)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  const older = ages.filter((days) => days > 9);
  expect(older.length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...older)).toBeGreaterThan(20);
  expect(Math.max(...ages)).toBeLessThanOrEqual(KEPT_DAYS);
});

test('keeps the latest at any frequency, and at most two dozen besides those of the last two days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 72 }), (everyHours) => {
      const names = keepFor(everyHours);
      expect(names).toContain(names.toSorted().at(-1));
      expect(names.length).toBeLessThanOrEqual(24 + 48 / everyHours);
      // With daily backups or more, a backup of two days ago exists.
      if (everyHours <= 24) expect(names.some((name) => name <= before(48))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('lists only backups', () => {
  const others = ['erasures.txt', 'lueur-2020-01-01.tar.age', `${before(2000)}.partial`, 'photos'];
  expect(listExpired([...others, before(2000)], NOW)).toEqual([before(2000)]);
});
