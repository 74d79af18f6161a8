import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { ageOn, yearsBefore } from './age.ts';
import { monthsLater } from './months-later.ts';
import { addDays, parisInstant, weekdayOf } from './paris-time.ts';

const instants = fc.date({ min: new Date('1920-01-01'), max: new Date('2120-01-01'), noInvalidDate: true });
const days = instants.map((instant) => instant.toISOString().slice(0, 10));
/** Where changes of hours are likely to be: every Sunday of March and October. */
const nights = fc
  .record({
    year: fc.integer({ min: 1980, max: 2060 }),
    month: fc.constantFrom(3, 10),
    day: fc.integer({ min: 24, max: 31 }),
  })
  .map((date) => Temporal.PlainDate.from(date).toString());
const times = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  .map((time) => Temporal.PlainTime.from(time).toString().slice(0, 5));

test('days and hours of Paris are the instants that the standard calendar of JavaScript gives', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        days.filter((day) => day > '1950'),
        nights,
      ),
      times,
      (day, time) => {
        const standard = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Paris');
        expect(parisInstant(day, time).getTime()).toBe(standard.epochMilliseconds);
      },
    ),
    { numRuns: 2000 },
  );
});

test('days later, days of the week and years before are those of the standard calendar', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: -800, max: 800 }),
      fc.integer({ min: 0, max: 110 }),
      (day, number, years) => {
        const date = Temporal.PlainDate.from(day);
        expect(addDays(day, number)).toBe(date.add({ days: number }).toString());
        expect(weekdayOf(day)).toBe(date.dayOfWeek);
        expect(yearsBefore(day, years)).toBe(date.subtract({ years }).toString());
      },
    ),
  );
});

test('months later, and the age where nobody is born on 29 February, are those of the standard calendar', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -150, max: 150 }), (instant, months) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('UTC');
      expect(monthsLater(instant, months).getTime()).toBe(zoned.add({ months }).epochMilliseconds);
    }),
  );
  fc.assert(
    fc.property(
      days.filter((day) => !day.endsWith('02-29')),
      days,
      (birth, today) => {
        fc.pre(birth <= today);
        const { years } = Temporal.PlainDate.from(birth).until(today, { largestUnit: 'years' });
        expect(ageOn(birth, today)).toBe(years);
      },
    ),
  );
});
