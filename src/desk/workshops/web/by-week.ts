import { capital } from '#lib/capital.ts';
import { frenchWeek, parisDay } from '#lib/french-date.ts';
import { mondayOf } from '#lib/paris-time.ts';
import type { DeskDate } from '../contract.ts';

export type WeekOfDates = { monday: string; label: string; dates: DeskDate[] };

/** Dates under their week, from Monday, in the order in which they came. */
export function byWeek(dates: readonly DeskDate[]): WeekOfDates[] {
  const weeks: WeekOfDates[] = [];
  for (const date of dates) {
    const monday = mondayOf(parisDay(new Date(date.startsAt)));
    const known = weeks.find((week) => week.monday === monday);
    if (known) known.dates.push(date);
    else weeks.push({ monday, label: capital(frenchWeek(monday)), dates: [date] });
  }
  return weeks;
}
