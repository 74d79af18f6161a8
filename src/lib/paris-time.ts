import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from './durations.ts';
import { remembering } from './remembering.ts';
import { PARIS_ZONE, type Zone } from './zones.ts';

/** Time zone lookups cost 50 µs, and the same evenings are requested all week. */
const instantOf = remembering((zone: Zone) =>
  remembering(
    (shown: string) =>
      Temporal.PlainDateTime.from(shown).toZonedDateTime(zone, { disambiguation: 'compatible' })
        .epochMilliseconds,
  ),
);

/**
 * Returns the instant at this day and time in a zone. A time skipped in spring is read as the hour after it; of a
 * repeated hour in autumn, the first is meant.
 * @param day ISO date (yyyy-mm-dd)
 * @param time « 19:30 »
 */
export function instantIn(day: string, time: string, zone: Zone): Date {
  return new Date(instantOf(zone)(`${day}T${time}`));
}

/** The same in Paris, whose time the team uses. */
export function parisInstant(day: string, time: string): Date {
  return instantIn(day, time, PARIS_ZONE);
}

/** Returns the ISO date some days later, independent of any time zone. */
export function addDays(day: string, days: number): string {
  return new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the Monday of the week of a day.
 * @param day ISO date
 */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** Returns 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(noonOf(day)).getUTCDay() || 7;
}

/** In UTC, where each day has 24 hours. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00Z`);
}

/**
 * Returns the same moment this many calendar months later, or earlier; the 31st becomes the last day of a shorter
 * month.
 */
export function monthsLater(instant: Date, months: number): Date {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('UTC');
  return new Date(moment.add({ months }).epochMilliseconds);
}
