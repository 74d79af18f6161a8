import { Temporal } from 'temporal-polyfill';

/**
 * Returns the same moment this many calendar months later, or earlier; the 31st becomes the last day of a shorter
 * month.
 */
export function monthsLater(instant: Date, months: number): Date {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO('UTC');
  return new Date(moment.add({ months }).epochMilliseconds);
}
