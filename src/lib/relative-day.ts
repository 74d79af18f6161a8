import { DAY_MS } from './durations.ts';
import { dayIn, frenchDay, frenchTime, frenchWeekday } from './french-date.ts';
import type { Zone } from './zones.ts';

/** Counts calendar days from one instant to another: days may have 23 or 25 hours. */
function daysBetween(from: Date, to: Date, zone: Zone): number {
  return (Date.parse(dayIn(to, zone)) - Date.parse(dayIn(from, zone))) / DAY_MS;
}

export function recentDay(instant: Date, now: Date, zone: Zone): 'today' | 'yesterday' | null {
  const ago = daysBetween(instant, now, zone);
  if (ago === 0) return 'today';
  return ago === 1 ? 'yesterday' : null;
}

/** Formats a future instant: « aujourd’hui », « demain », or the name of the day. */
export function comingDay(instant: Date, now: Date, zone: Zone): string {
  const days = daysBetween(now, instant, zone);
  if (days === 0) return 'aujourd’hui';
  return days === 1 ? 'demain' : frenchDay(instant, zone);
}

/** Formats an instant within a week: « aujourd’hui », « demain », or the weekday alone. */
export function nearDay(instant: Date, now: Date, zone: Zone): string {
  return daysBetween(now, instant, zone) > 1 ? frenchWeekday(instant, zone) : comingDay(instant, now, zone);
}

/** Formats a future instant: « demain à 9 h 12 », « aujourd’hui à 23 h », « jeudi 3 décembre à 9 h ». */
export function comingMoment(instant: Date, now: Date, zone: Zone): string {
  return `${comingDay(instant, now, zone)} à ${frenchTime(instant, zone)}`;
}

/** Formats a past instant: « aujourd’hui à 9 h 12 », « hier à 23 h », « jeudi 3 décembre à 9 h ». */
export function pastMoment(instant: Date, now: Date, zone: Zone): string {
  const recent = recentDay(instant, now, zone);
  const day = recent === null ? frenchDay(instant, zone) : recent === 'today' ? 'aujourd’hui' : 'hier';
  return `${day} à ${frenchTime(instant, zone)}`;
}

/** Formats a future instant: « aujourd’hui », « demain », « dans 3 jours ». */
export function daysAway(instant: Date, now: Date, zone: Zone): string {
  const days = daysBetween(now, instant, zone);
  if (days <= 0) return 'aujourd’hui';
  return days === 1 ? 'demain' : `dans ${days}\u00a0jours`;
}
