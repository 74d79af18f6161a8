import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from './durations.ts';
import { remembering } from './remembering.ts';

const PARIS = 'Europe/Paris';

/** Time zones cost 50 µs, and the same evenings are asked for all week. */
const instantOf = remembering(
  (shown: string) =>
    Temporal.PlainDateTime.from(shown).toZonedDateTime(PARIS, { disambiguation: 'compatible' })
      .epochMilliseconds,
);

/**
 * The instant at this day and hour in Paris. An hour skipped in spring is read as the one after it; of a repeated hour
 * in autumn, the first is meant.
 * @param day ISO date (yyyy-mm-dd)
 * @param time « 19:30 »
 */
export function parisInstant(day: string, time: string): Date {
  return new Date(instantOf(`${day}T${time}`));
}

/** ISO date some days later, independent of any time zone. */
export function addDays(day: string, days: number): string {
  return new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Monday of the week of a day. @param day ISO date */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(noonOf(day)).getUTCDay() || 7;
}

/** In UTC, where each day has 24 hours. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00Z`);
}
