import { DAY_MS } from './durations.ts';
import { dayIn, frenchDay, frenchTime, frenchWeekday } from './french-date.ts';
import type { Zone } from './zones.ts';

/** Calendar days from one instant to another: days may have 23 or 25 hours. */
function daysBetween(from: Date, to: Date, zone: Zone): number {
  return (Date.parse(dayIn(to, zone)) - Date.parse(dayIn(from, zone))) / DAY_MS;
}

export function recentDay(instant: Date, now: Date, zone: Zone): 'today' | 'yesterday' | null {
  const ago = daysBetween(instant, now, zone);
  if (ago === 0) return 'today';
  return ago === 1 ? 'yesterday' : null;
}

/** « aujourd’hui », « demain », or the name of the day: a future instant. */
export function comingDay(instant: Date, now: Date, zone: Zone): string {
  const days = daysBetween(now, instant, zone);
  if (days === 0) return 'aujourd’hui';
  return days === 1 ? 'demain' : frenchDay(instant, zone);
}

/** « aujourd’hui », « demain », or the weekday alone: within a week. */
export function nearDay(instant: Date, now: Date, zone: Zone): string {
  return daysBetween(now, instant, zone) > 1 ? frenchWeekday(instant, zone) : comingDay(instant, now, zone);
}

/** « demain à 9 h 12 », « aujourd’hui à 23 h », « jeudi 3 décembre à 9 h »: a future instant. */
export function comingMoment(instant: Date, now: Date, zone: Zone): string {
  return `${comingDay(instant, now, zone)} à ${frenchTime(instant, zone)}`;
}

/** « aujourd’hui à 9 h 12 », « hier à 23 h », « jeudi 3 décembre à 9 h »: a past instant. */
export function pastMoment(instant: Date, now: Date, zone: Zone): string {
  const recent = recentDay(instant, now, zone);
  const day = recent === null ? frenchDay(instant, zone) : recent === 'today' ? 'aujourd’hui' : 'hier';
  return `${day} à ${frenchTime(instant, zone)}`;
}

/** « aujourd’hui », « demain », « dans 3 jours »: a future instant. */
export function daysAway(instant: Date, now: Date, zone: Zone): string {
  const days = daysBetween(now, instant, zone);
  if (days <= 0) return 'aujourd’hui';
  return days === 1 ? 'demain' : `dans ${days}\u00a0jours`;
}
