import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#lib/paris-time.ts';
import {
  FIGURES_KEPT_DAYS,
  figuresOf,
  gather,
  median,
  partsUnlessFew,
  SMALLEST_SHOWN,
  shareOf,
  stepsUnlessFew,
  sum,
  unlessFew,
  valuesByWeek,
  weeksBefore,
  weeksOf,
} from './rules.ts';

test('shows thirteen weeks that start on Monday, across daylight saving and new year', () => {
  const weeks = weeksOf({}, '2026-11-22');
  expect(weeks).toHaveLength(13);
  expect(weeks.at(0)).toBe('2026-08-24');
  expect(weeks.at(-1)).toBe('2026-11-16');
  expect(weeksOf({}, '2027-01-02').at(-1)).toBe('2026-12-28');
});

describe('weeksOf', () => {
  const TODAY = '2026-11-18';
  test.each([
    ['full weeks', { from: '2026-11-04', to: '2026-11-10' }, ['2026-11-02', '2026-11-09']],
    ['full weeks for swapped days', { from: '2026-11-10', to: '2026-11-04' }, ['2026-11-02', '2026-11-09']],
    ['weeks until today', { from: '2026-11-12', to: '2027-11-12' }, ['2026-11-09', '2026-11-16']],
    ['retained weeks only', { from: '1999-01-01', to: '2024-09-23' }, ['2024-09-16', '2024-09-23']],
    ['the oldest retained week', { from: '1999-01-01', to: '1999-01-31' }, ['2024-09-16']],
  ])('returns %s', (_, asked, weeks) => {
    expect(weeksOf(asked, TODAY)).toEqual(weeks);
  });

  test('never returns a week that the retention job has partly erased', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-01-01', days));
    fc.assert(
      fc.property(day, (today) => {
        const [first = ''] = weeksOf({ from: '1999-01-01' }, today);
        // The nightly job erases days older than the retention, counted from yesterday.
        expect(first >= addDays(today, -1 - FIGURES_KEPT_DAYS)).toBe(true);
        expect(weekdayOf(first)).toBe(1);
      }),
    );
  });

  test('returns an equal number of earlier weeks to compare with, without the current week', () => {
    expect(weeksBefore(['2026-11-02', '2026-11-09', '2026-11-16'], TODAY)).toEqual([
      '2026-10-19',
      '2026-10-26',
    ]);
    expect(weeksBefore(['2026-11-09'], TODAY)).toEqual(['2026-11-02']);
    expect(weeksBefore(['2026-11-16'], TODAY)).toEqual([]);
    expect(weeksBefore(['2024-09-16', '2024-09-23'], TODAY)).toEqual([]);
  });
});

test('sums the days of a week for one figure only', () => {
  const rows = [
    { day: '2026-11-16', name: 'errors', value: 1 },
    { day: '2026-11-22', name: 'errors', value: 2 },
    { day: '2026-11-22', name: 'dates-agreed', value: 9 },
    { day: '2026-11-23', name: 'errors', value: 4 },
  ];
  expect(valuesByWeek(rows, 'errors', ['2026-11-09', '2026-11-16', '2026-11-23'])).toEqual([[], [1, 2], [4]]);
});

describe('the display of counts', () => {
  test('hides small ones even when overlapping spans are subtracted', () => {
    const counts = fc.array(fc.nat({ max: 12 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(counts, fc.nat(), fc.nat(), (members, one, other) => {
        const cells = members.map(unlessFew);
        const [from = 0, to = 0] = [one % members.length, other % members.length].toSorted((a, b) => a - b);
        const parts = [cells.slice(0, from), cells.slice(from, to), cells.slice(to)];
        const whole = gather(cells, 'sum') ?? 0;
        const rest = sum(parts.map((part) => gather(part, 'sum') ?? 0));
        expect(whole).toBe(rest);
        for (const week of members.keys()) {
          const without = gather(cells.toSpliced(week, 1), 'sum') ?? 0;
          const told = whole - without;
          expect(told === 0 || told >= SMALLEST_SHOWN).toBe(true);
        }
      }),
    );
  });

  test.each([
    ['sum', [12, null, 8], 20],
    ['sum', [0, null], null],
    ['sum', [0, 0], 0],
    ['sum', [], 0],
    ['mean', [10, null, 21], 16],
    ['mean', [null], null],
    ['median', [30, 10, null, 500], 30],
    ['median', [], null],
  ] as const)('formats the %s of %j as %j', (by, weeks, figure) => {
    expect(gather(weeks, by)).toBe(figure);
  });

  test.each([
    [0, 0],
    [1, null],
    [4, null],
    [5, 5],
  ])('shows %i members as %s', (members, shown) => {
    expect(unlessFew(members)).toBe(shown);
  });

  test.each([
    [0, 4, null],
    [3, 20, null],
    [0, 20, 0],
    [10, 20, 50],
    [18, 20, null],
    [2, 3, null],
  ])('shows %i of %i as %s percent', (part, whole, percent) => {
    expect(shareOf(part, whole)).toBe(percent);
  });
});

test('the median is the middle value, or the mean of the two', () => {
  expect(median([])).toBeNull();
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1])).toBe(2.5);
});

describe('partsUnlessFew', () => {
  test.each([
    ['shows all parts', [9, 6, 5], [9, 6, 5]],
    ['shows zeros', [9, 0, 0], [9, 0, 0]],
    ['hides a small part, and the smallest other one', [40, 6, 3], [40, null, null]],
    ['hides a small part and the only other non-zero one', [12, 1, 0], [null, null, 0]],
    ['hides two small parts with a sum of five', [12, 3, 2], [12, null, null]],
    ['hides all parts when the small ones sum to less', [12, 2, 1], [null, null, null]],
    ['hides a single small part', [2, 0, 0], [null, 0, 0]],
  ])('%s', (_, parts, shown) => {
    expect(partsUnlessFew(parts)).toEqual(shown);
  });

  test('never reveals a difference of one to four', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(parts, (counts) => {
        const total = sum(counts);
        const rest = total - sum(partsUnlessFew(counts).filter((part) => part !== null));
        expect(unlessFew(total) === null || unlessFew(rest) !== null).toBe(true);
      }),
    );
  });
});

describe('stepsUnlessFew', () => {
  test.each([
    ['shows all steps', [40, 28, 20, 10], [40, 28, 20, 10]],
    ['hides a small step', [40, 28, 9, 3], [40, 28, 9, null]],
    ['hides a step with a small difference', [20, 18, 12, 12], [20, null, 12, 12]],
    ['shows zeros', [20, 0, 0, 0], [20, 0, 0, 0]],
    ['hides the steps of few sign-ups', [4, 4, 1, 0], [null, null, null, 0]],
    ['hides uncounted steps', [20, null, null, null], [20, null, null, null]],
  ])('%s', (_, counts, shown) => {
    expect(stepsUnlessFew(counts)).toEqual(shown);
  });

  test('never reveals a count or a difference of one to four', () => {
    const counts = fc.array(fc.option(fc.nat({ max: 20 })), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(counts, (members) => {
        const shown = [0, ...stepsUnlessFew(members).filter((count) => count !== null)];
        for (const one of shown)
          for (const other of shown) expect(unlessFew(Math.abs(one - other))).not.toBeNull();
      }),
    );
  });

  test('reads the figures of the week of the sign-up', () => {
    const week = (name: string, value: number) => ({ day: '2026-11-09', name, value });
    const rows = [week('account_creation', 12), { ...week('account_creation', 8), day: '2026-11-15' }];
    const { weekly } = figuresOf(
      [...rows, week('cohort-complete', 11), week('cohort-opened', 6), week('cohort-agreed', 2)],
      ['2026-11-02', '2026-11-09'],
    );
    const { joined, joinedComplete, joinedOpened, joinedAgreed } = weekly;
    expect([joined, joinedComplete, joinedOpened, joinedAgreed]).toEqual([
      [0, 20],
      [null, 11],
      [null, 6],
      [null, null],
    ]);
  });
});
