import { expect, test } from 'vitest';
import { easterOf, isWorkingDay, nextWorkingDay, nextWorkingMorning } from './working-days.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter of %s is %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

test.each([
  ['2026-04-06', 'Easter Monday'],
  ['2026-05-14', 'Ascension'],
  ['2026-05-25', 'Whit Monday'],
  ['2026-07-14', 'the national day'],
  ['2026-11-11', 'the armistice'],
  ['2026-11-21', 'a Saturday'],
  ['2026-11-22', 'a Sunday'],
])('%s, %s, is not a working day', (day) => {
  expect(isWorkingDay(day)).toBe(false);
});

test.each([
  ['2026-11-23', '2026-11-24', 'a Monday'],
  ['2026-11-20', '2026-11-23', 'a Friday'],
  ['2026-11-10', '2026-11-12', 'the eve of a holiday'],
  ['2026-04-03', '2026-04-07', 'Good Friday'],
  ['2026-12-31', '2027-01-04', 'the last evening of a year'],
])('the working day after %s is %s: %s', (day, next) => {
  expect(nextWorkingDay(day)).toBe(next);
});

test('the working morning starts at 9:00 in Paris, in winter and in summer', () => {
  expect(nextWorkingMorning('2026-11-22').toISOString()).toBe('2026-11-23T08:00:00.000Z');
  expect(nextWorkingMorning('2026-07-14').toISOString()).toBe('2026-07-15T07:00:00.000Z');
});
