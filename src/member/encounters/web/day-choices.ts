import { frenchTime } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { MEETING_TIMES, proposableDays } from '../rules.ts';

const shortDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
});

/** « jeu. 3 décembre », by ISO date: the days that one may propose. */
export function dayChoices(now: Date): { value: string; label: string }[] {
  return proposableDays(now).map((day) => ({
    value: day,
    label: shortDay.format(parisInstant(day, '12:00')).replace(' 1 ', ' 1er '),
  }));
}

/** « 19 h 30 », by « 19:30 ». */
export const TIME_CHOICES = MEETING_TIMES.map((time) => ({
  value: time,
  label: frenchTime(parisInstant('2026-01-01', time)),
}));
