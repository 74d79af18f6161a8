import { describe, expect, test } from 'vitest';
import { median, shareOf, unlessFew, valuesByWeek, weeksUntil } from './rules.ts';

test('weeks begin on Monday, thirteen of them, across a change of hour and of year', () => {
  const weeks = weeksUntil('2026-11-22');
  expect(weeks).toHaveLength(13);
  expect(weeks.at(0)).toBe('2026-08-24');
  expect(weeks.at(-1)).toBe('2026-11-16');
  expect(weeksUntil('2027-01-02').at(-1)).toBe('2026-12-28');
});

test('the days of a week are put together, and only those of the figure asked for', () => {
  const rows = [
    { day: '2026-11-16', name: 'errors', value: 1 },
    { day: '2026-11-22', name: 'errors', value: 2 },
    { day: '2026-11-22', name: 'dates-agreed', value: 9 },
    { day: '2026-11-23', name: 'errors', value: 4 },
  ];
  expect(valuesByWeek(rows, 'errors', ['2026-11-09', '2026-11-16', '2026-11-23'])).toEqual([[], [1, 2], [4]]);
});

describe('nobody is recognised in a small number', () => {
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
    [2, 3, null],
  ])('%i of %i is %s percent', (part, whole, percent) => {
    expect(shareOf(part, whole)).toBe(percent);
  });
});

test('the median is the middle, or between the two in the middle', () => {
  expect(median([])).toBeNull();
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1])).toBe(2.5);
});
