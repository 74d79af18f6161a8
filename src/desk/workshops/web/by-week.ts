import { frenchDay, parisDay } from '#lib/french-date.ts';
import { mondayOf, parisInstant } from '#lib/paris-time.ts';
import type { DeskDate } from '../contract.ts';

export type WeekOfDates = { monday: string; label: string; dates: DeskDate[] };

/** Dates under their week, from Monday, in the order in which they came. */
export function byWeek(dates: readonly DeskDate[]): WeekOfDates[] {
  const weeks: WeekOfDates[] = [];
  for (const date of dates) {
    const monday = mondayOf(parisDay(new Date(date.startsAt)));
    const known = weeks.find((week) => week.monday === monday);
    if (known) known.dates.push(date);
    else
      weeks.push({ monday, label: `Semaine du ${frenchDay(parisInstant(monday, '12:00'))}`, dates: [date] });
  }
  return weeks;
}
