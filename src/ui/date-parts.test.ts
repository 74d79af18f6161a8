import { expect, test } from 'vitest';
import { dateFromParts, partsOfDate, typeInto } from '#ui/date-field.tsx';

test('a typed date becomes an ISO date with two-digit day and month', () => {
  expect(dateFromParts({ day: '7', month: '3', year: '1988' })).toBe('1988-03-07');
});

test.each([
  { day: '', month: '3', year: '1988' },
  { day: '7', month: '', year: '1988' },
  { day: '7', month: '3', year: '198' },
])('an incomplete date gives no value: %o', (parts) => {
  expect(dateFromParts(parts)).toBe('');
});

test('a stored date appears without leading zeros, as people type it', () => {
  expect(partsOfDate('1988-03-07')).toEqual({ day: '7', month: '3', year: '1988' });
});

test('an invalid date shows three empty parts', () => {
  expect(partsOfDate('hier')).toEqual({ day: '', month: '', year: '' });
});

const none = { day: '', month: '', year: '' };

test.each([
  ['14031988', { day: '14', month: '03', year: '1988' }, 'year'],
  ['14/3/1988', { day: '14', month: '3', year: '1988' }, 'year'],
  ['140', { day: '14', month: '0', year: '' }, 'month'],
  ['14', { day: '14', month: '', year: '' }, 'day'],
  ['x', none, 'day'],
] as const)('%s typed in one go fills the following parts', (text, parts, last) => {
  expect(typeInto(none, 'day', text)).toEqual({ parts, last });
});

test('an extra digit changes no part that is already filled', () => {
  const parts = { day: '14', month: '3', year: '1988' };
  expect(typeInto(parts, 'day', '145')).toEqual({ parts, last: 'day' });
});
