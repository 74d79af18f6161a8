import { describe, expect, test } from 'vitest';
import { median, shareOf, unlessFew, valuesByWeek, weeksUntil } from './rules.ts';

test('weeks start on Monday, thirteen of them, across daylight saving and new year', () => {
  const weeks = weeksUntil('2026-11-22');
  expect(weeks).toHaveLength(13);
  expect(weeks.at(0)).toBe('2026-08-24');
  expect(weeks.at(-1)).toBe('2026-11-16');
  expect(weeksUntil('2027-01-02').at(-1)).toBe('2026-12-28');
});

test('sums the days of a week for the requested figure only', () => {
  const rows = [
    { day: '2026-11-16', name: 'errors', value: 1 },
    { day: '2026-11-22', name: 'errors', value: 2 },
    { day: '2026-11-22', name: 'dates-agreed', value: 9 },
    { day: '2026-11-23', name: 'errors', value: 4 },
  ];
  expect(valuesByWeek(rows, 'errors', ['2026-11-09', '2026-11-16', '2026-11-23'])).toEqual([[], [1, 2], [4]]);
});

describe('small counts are hidden', () => {
  test.each([
    [0, 0],
    [1, null],
    [4, null],
    [5, 5],
  ])('of %i members %s is shown', (members, shown) => {
    expect(unlessFew(members)).toBe(shown);
  });

  test.each([
    [0, 4, null],
    [3, 20, null],
    [0, 20, 0],
    [10, 20, 50],
    [18, 20, null],
    [2, 3, null],
  ])('%i of %i is %s percent', (part, whole, percent) => {
    expect(shareOf(part, whole)).toBe(percent);
  });
});

test('the median is the middle value, or the mean of the two', () => {
  expect(median([])).toBeNull();
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1])).toBe(2.5);
});
