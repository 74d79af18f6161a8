import { DAY_MS } from './durations.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const MINUTE_MS = 60_000;

/**
 * The instant at which the clocks of Paris show this day and hour. An hour that a spring night skips is read as the
 * one after it; of the hour that comes twice in autumn, the first is meant.
 * @param day ISO date (yyyy-mm-dd) @param time « 19:30 »
 */
export function parisInstant(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = parisOffset(new Date(shown - DAY_MS));
  const after = parisOffset(new Date(shown + DAY_MS));
  const early = new Date(shown - before);
  return parisOffset(early) === before ? early : new Date(shown - (isSkipped(shown, after) ? before : after));
}

/** ISO date some days later: no clock is involved. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** How far the clocks of Paris are ahead of UTC, in milliseconds. */
function parisOffset(instant: Date): number {
  const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const shown = Date.parse(
    `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`,
  );
  return Math.round((shown - instant.getTime()) / MINUTE_MS) * MINUTE_MS;
}

function isSkipped(shown: number, offsetAfter: number): boolean {
  return parisOffset(new Date(shown - offsetAfter)) !== offsetAfter;
}
