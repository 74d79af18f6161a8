import { DAY_MS, HOUR_MS } from './durations.ts';
import { remembering } from './remembering.ts';

const PARIS = 'Europe/Paris';
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: PARIS, dateStyle: 'short' });
const clockTime = new Intl.DateTimeFormat('fr-FR', { timeZone: PARIS, hour: 'numeric', minute: '2-digit' });
const longDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: PARIS,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Days begin on the hour: the clocks of Paris have been whole hours from UTC since 1911. */
const dayOfHour = remembering((hour: number) => isoDay.format(hour * HOUR_MS));

/** ISO date (yyyy-mm-dd) of an instant in Paris, since 1911. */
export function parisDay(instant: Date): string {
  return dayOfHour(Math.floor(instant.getTime() / HOUR_MS));
}

/** « 19 h 30 », or « 19 h » on the hour. */
export function frenchTime(instant: Date): string {
  const parts = clockTime.formatToParts(instant);
  const hour = Number(parts.find((part) => part.type === 'hour')?.value);
  const minute = parts.find((part) => part.type === 'minute')?.value;
  return minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`;
}

/** « jeudi 3 décembre » in Paris; the first of a month is « 1er ». */
export function frenchDay(instant: Date): string {
  return longDay.format(instant).replace(' 1 ', ' 1er ');
}

/** « semaine du lundi 30 novembre ». @param monday ISO date */
export function frenchWeek(monday: string): string {
  return `semaine du ${frenchDay(new Date(`${monday}T12:00Z`))}`;
}

/** « demain à 9 h 12 », « aujourd’hui à 23 h », or the name of the day: a future instant, in Paris. */
export function comingMoment(instant: Date, now: Date): string {
  const days = (Date.parse(parisDay(instant)) - Date.parse(parisDay(now))) / DAY_MS;
  if (days === 0) return `aujourd’hui à ${frenchTime(instant)}`;
  return days === 1 ? `demain à ${frenchTime(instant)}` : frenchMoment(instant);
}

/** « aujourd’hui », « demain », « dans 3 jours »: a future instant in days of Paris. */
export function daysAway(instant: Date, now: Date): string {
  const days = (Date.parse(parisDay(instant)) - Date.parse(parisDay(now))) / DAY_MS;
  if (days <= 0) return 'aujourd’hui';
  return days === 1 ? 'demain' : `dans ${days}\u00a0jours`;
}

/** « jeudi 3 décembre à 19 h 30 » in Paris. */
export function frenchMoment(instant: Date): string {
  return `${frenchDay(instant)} à ${frenchTime(instant)}`;
}

const fieldTime = new Intl.DateTimeFormat('fr-FR', { timeZone: PARIS, hour: '2-digit', minute: '2-digit' });

/** « 19:30 » in Paris: the value of a time field. */
export function parisTime(instant: Date): string {
  return fieldTime.format(instant);
}
