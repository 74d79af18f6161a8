import { DAY_MS } from './durations.ts';

// Browsers are only beginning to know `Temporal`, and what stands in for it weighs 17 kB on every page of a member: the tests
// compare these few functions with it.
const shownInParis = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Clocks read as if they were those of UTC, in ms. */
function readAsUtc(clocks: string): number {
  return Date.parse(`${clocks.replace(' ', 'T')}Z`);
}

/** How far the clocks of Paris are ahead of UTC at an instant, in ms. */
function aheadOfUtc(instant: number): number {
  return readAsUtc(shownInParis.format(instant)) - instant;
}

/**
 * The instant at which the clocks of Paris show this day and hour. An hour that a spring night skips is read as the
 * one after it; of the hour that comes twice in autumn, the first is meant.
 * @param day ISO date (yyyy-mm-dd) @param time « 19:30 »
 */
export function parisInstant(day: string, time: string): Date {
  const shown = readAsUtc(`${day}T${time}:00`);
  const before = aheadOfUtc(shown - DAY_MS);
  // By the clocks of before a change of hours wherever they still run: first of an hour that comes twice.
  const offsets = [before, aheadOfUtc(shown + DAY_MS)];
  const running = offsets.find((offset) => aheadOfUtc(shown - offset) === offset);
  return new Date(shown - (running ?? before));
}

/** ISO date some days later: no clock is involved. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Monday of the week of a day. @param day ISO date */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
