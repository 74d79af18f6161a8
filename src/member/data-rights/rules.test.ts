import { describe, expect, test } from 'vitest';
import { monthsLater } from '#lib/paris-time.ts';
import { absenceVerdict, erasureDue } from './rules.ts';

const at = (instant: string) => new Date(instant);

describe('an absent member', () => {
  const lastSeen = at('2026-01-15T10:00:00Z');
  test.each([
    ['gets no warning for eleven months', '2026-12-15T09:59:59Z', null, 'none'],
    ['gets a warning after eleven months', '2026-12-15T10:00:00Z', null, 'warn'],
    ['gets one warning', '2026-12-20T10:00:00Z', '2026-12-15T10:00:00Z', 'none'],
    ['stays until the year is over', '2027-01-15T09:59:59Z', '2026-12-15T10:00:00Z', 'none'],
    ['loses the account after a year', '2027-01-15T10:00:00Z', '2026-12-15T10:00:00Z', 'erase'],
    ['gets a warning first, however long the server was down', '2028-06-01T10:00:00Z', null, 'warn'],
    ['has 25 days after a late warning', '2027-03-25T09:59:59Z', '2027-02-28T10:00:00Z', 'none'],
    [
      'loses the account 25 days after a late warning',
      '2027-03-25T10:00:00Z',
      '2027-02-28T10:00:00Z',
      'erase',
    ],
    [
      'gets a new warning if the last one was for an earlier absence',
      '2027-01-15T10:00:00Z',
      '2025-12-01T10:00:00Z',
      'warn',
    ],
  ] as const)('%s', (_, now, warned, verdict) => {
    expect(absenceVerdict({ lastSeen, warnedAt: warned ? at(warned) : null }, at(now))).toBe(verdict);
  });

  test('gets the earliest date of erasure in the warning', () => {
    const warnedAt = at('2026-12-16T03:20:00Z');
    expect(erasureDue({ lastSeen, warnedAt })).toEqual(at('2027-01-15T10:00:00Z'));
  });
});

test.each([
  ['2026-03-31T08:00:00Z', -1, '2026-02-28T08:00:00Z'],
  ['2024-02-29T08:00:00Z', 12, '2025-02-28T08:00:00Z'],
  ['2026-12-31T23:30:00Z', 2, '2027-02-28T23:30:00Z'],
  ['2026-01-15T00:00:00Z', -11, '2025-02-15T00:00:00Z'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(monthsLater(at(from), months)).toEqual(at(to));
});
