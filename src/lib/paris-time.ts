import { Temporal } from 'temporal-polyfill';

const PARIS = 'Europe/Paris';

/**
 * The instant at this day and hour in Paris. An hour skipped in spring is read as the one after it; of a repeated hour
 * in autumn, the first is meant.
 * @param day ISO date (yyyy-mm-dd)
 * @param time « 19:30 »
 */
export function parisInstant(day: string, time: string): Date {
  const shown = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(shown.toZonedDateTime(PARIS, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** ISO date some days later, independent of any time zone. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Monday of the week of a day. @param day ISO date */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}
