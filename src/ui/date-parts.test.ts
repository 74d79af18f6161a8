import { expect, test } from 'vitest';
import { dateFromParts, partsOfDate } from './date-parts.ts';

test('a typed date becomes an ISO date with two-digit day and month', () => {
  expect(dateFromParts({ day: '7', month: '3', year: '1988' })).toBe('1988-03-07');
});

test.each([
  { day: '', month: '3', year: '1988' },
  { day: '7', month: '', year: '1988' },
  { day: '7', month: '3', year: '198' },
])('a date with a part missing is not a date yet: %o', (parts) => {
  expect(dateFromParts(parts)).toBe('');
});

test('a stored date is shown as one would type it, without leading zeros', () => {
  expect(partsOfDate('1988-03-07')).toEqual({ day: '7', month: '3', year: '1988' });
});

test('what is no date shows three empty parts', () => {
  expect(partsOfDate('hier')).toEqual({ day: '', month: '', year: '' });
});
