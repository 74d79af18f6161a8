import { frenchShortWeekday, frenchTime } from '#lib/french-date.ts';
import type { Zone } from '#lib/zones.ts';
import { MEETING_TIMES, proposableDays } from '../rules.ts';

/** « jeu. 3 décembre », by ISO date: the days that one may propose. @param zone where the one who proposes lives */
export function dayChoices(now: Date, zone: Zone): { value: string; label: string }[] {
  return proposableDays(now, zone).map((day) => ({
    value: day,
    label: frenchShortWeekday(new Date(`${day}T12:00Z`), 'UTC'),
  }));
}

/** « 19 h 30 », by « 19:30 ». */
export const TIME_CHOICES = MEETING_TIMES.map((time) => ({
  value: time,
  label: frenchTime(new Date(`2026-01-01T${time}Z`), 'UTC'),
}));
