import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { ageOn, yearsBefore } from './age.ts';
import { parisDay } from './french-date.ts';
import { addDays, mondayOf, parisInstant, weekdayOf } from './paris-time.ts';

describe('the clocks of Paris show a day and an hour at the right instant', () => {
  test.each([
    ['in winter', '2026-12-03', '19:30', '2026-12-03T18:30:00Z'],
    ['in summer', '2026-07-14', '19:30', '2026-07-14T17:30:00Z'],
    ['the evening before the spring night', '2026-03-28', '19:30', '2026-03-28T18:30:00Z'],
    ['a minute before the clocks go forward', '2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
    ['the hour that the spring night skips, as the one after', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['when they have gone forward', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    ['the evening of that day', '2026-03-29', '19:30', '2026-03-29T17:30:00Z'],
    ['the evening before the autumn night', '2026-10-24', '19:30', '2026-10-24T17:30:00Z'],
    ['the hour that comes twice, the first time', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['when they have gone back', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['the evening after', '2026-10-25', '19:30', '2026-10-25T18:30:00Z'],
    ['one minute before midnight', '2026-12-31', '23:59', '2026-12-31T22:59:00Z'],
    ['midnight on the spring night', '2026-03-29', '00:00', '2026-03-28T23:00:00Z'],
    ['midnight on the autumn night', '2026-10-25', '00:00', '2026-10-24T22:00:00Z'],
    ['29 February', '2028-02-29', '10:30', '2028-02-29T09:30:00Z'],
  ])('%s', (_, day, time, instant) => {
    expect(parisInstant(day, time)).toEqual(new Date(instant));
  });
});

test('mondayOf returns a Monday', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2027-01-02')).toBe('2026-12-28');
});

describe('days', () => {
  const instant = fc.date({ min: new Date('1912-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  const day = instant.map((date) => date.toISOString().slice(0, 10));
  const plain = (date: string) => Temporal.PlainDate.from(date);

  test('match those of Intl’s time zones for any instant since 1912', () => {
    const zoned = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });
    fc.assert(fc.property(instant, (date) => parisDay(date) === zoned.format(date)));
  });

  test('match those of Temporal after some days, on a weekday, and some years before', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1000, max: 1000 }), fc.nat(99), (date, days, years) => {
        expect(addDays(date, days)).toBe(plain(date).add({ days }).toString());
        expect(weekdayOf(date)).toBe(plain(date).dayOfWeek);
        expect(yearsBefore(date, years)).toBe(plain(date).subtract({ years }).toString());
        expect(ageOn(yearsBefore(date, years), date)).toBe(years);
      }),
    );
  });
});
