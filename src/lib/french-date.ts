import { MINUTE_MS } from './durations.ts';
import { remembering } from './remembering.ts';
import { PARIS_ZONE, type Zone } from './zones.ts';

// The only file that reads local time off an instant: every function here requires a time zone.

/** One formatter per zone: creating one costs 50 µs. */
function inZone(locale: string, options: Intl.DateTimeFormatOptions): (zone: Zone) => Intl.DateTimeFormat {
  return remembering((zone: Zone) => new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }));
}

const withFirst = (day: string) => day.replace(/(^| )1 /, '$11er ');

function french(options: Intl.DateTimeFormatOptions, finish = (text: string) => text) {
  const formatter = inZone('fr-FR', options);
  return (instant: Date, zone: Zone): string => finish(formatter(zone).format(instant));
}

const isoDay = inZone('sv-SE', { dateStyle: 'short' });
const leafOf = {
  weekday: inZone('fr-FR', { weekday: 'short' }),
  day: inZone('fr-FR', { day: 'numeric' }),
  month: inZone('fr-FR', { month: 'short' }),
};

/** Every zone in use is a multiple of 15 minutes from UTC; the Marquesas are at a half-hour. */
const DAY_STEP_MS = 15 * MINUTE_MS;
const dayOfStep = remembering((zone: Zone) =>
  remembering((step: number) => isoDay(zone).format(step * DAY_STEP_MS)),
);

/** Returns the ISO date (yyyy-mm-dd) of an instant in a zone, since 1911. */
export function dayIn(instant: Date, zone: Zone): string {
  return dayOfStep(zone)(Math.floor(instant.getTime() / DAY_STEP_MS));
}

/** Returns the ISO date (yyyy-mm-dd) of an instant in Paris, since 1911. */
export function parisDay(instant: Date): string {
  return dayIn(instant, PARIS_ZONE);
}

/** Formats « 19:30 » in a zone: the value of a time field. */
export const timeIn = french({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Formats « 19:30 » in Paris: the value of a time field. */
export function parisTime(instant: Date): string {
  return timeIn(instant, PARIS_ZONE);
}

/** Formats « 19 h 30 », or « 19 h » on the hour. */
export function frenchTime(instant: Date, zone: Zone): string {
  const [hour, minute] = timeIn(instant, zone).split(':');
  const hours = `${Number(hour)}\u00a0h`;
  return minute === '00' ? hours : `${hours}\u00a0${minute}`;
}

/** Formats « jeudi 3 décembre »; the first of a month is « 1er ». */
export const frenchDay = french({ weekday: 'long', day: 'numeric', month: 'long' }, withFirst);

/** Formats « jeudi ». */
export const frenchWeekday = french({ weekday: 'long' });

/** Formats « jeu. 3 décembre ». */
export const frenchShortWeekday = french({ weekday: 'short', day: 'numeric', month: 'long' }, withFirst);

/** Formats « 3 déc. ». */
export const frenchShortDay = french({ day: 'numeric', month: 'short' });

/** Formats « 3 déc. 2026 ». */
export const frenchShortDate = french({ day: 'numeric', month: 'short', year: 'numeric' });

/** Formats « 1er mars 2026 ». */
export const frenchDate = french({ dateStyle: 'long' }, withFirst);

/** Formats « 22/11/2026 ». */
export const frenchNumericDate = french({ dateStyle: 'short' });

/** Formats « novembre 2026 ». */
export const frenchMonth = french({ month: 'long', year: 'numeric' });

/** Returns the parts of a calendar leaf: « jeu. », « 3 », « déc. ». */
export function calendarLeaf(instant: Date, zone: Zone): { weekday: string; day: string; month: string } {
  return {
    weekday: leafOf.weekday(zone).format(instant),
    day: leafOf.day(zone).format(instant),
    month: leafOf.month(zone).format(instant),
  };
}

/**
 * Formats « jeudi 3 décembre », independent of any zone.
 * @param day ISO date
 */
export function dayInWords(day: string): string {
  return frenchDay(new Date(`${day}T12:00Z`), 'UTC');
}

/**
 * Formats « semaine du lundi 30 novembre ».
 * @param monday ISO date
 */
export function frenchWeek(monday: string): string {
  return `semaine du ${dayInWords(monday)}`;
}

/** Formats « jeudi 3 décembre à 19 h 30 ». */
export function frenchMoment(instant: Date, zone: Zone): string {
  return `${frenchDay(instant, zone)} à ${frenchTime(instant, zone)}`;
}

/**
 * Formats « jeudi 3 décembre à 19 h 30 (heure de Paris) », where the reader's time zone is unknown: mails, error
 * messages, commands.
 */
export function parisMoment(instant: Date): string {
  return `${frenchMoment(instant, PARIS_ZONE)} (heure de Paris)`;
}

/**
 * Formats « 1er mars 2026 » in Paris, without line breaks.
 * @param instant ISO instant or date
 */
export function consentDate(instant: string): string {
  return frenchDate(new Date(instant), PARIS_ZONE).replaceAll(' ', '\u00a0');
}
