import { capital } from '#lib/capital.ts';
import { frenchWeek, parisDay } from '#lib/french-date.ts';
import { mondayOf } from '#lib/paris-time.ts';
import type { DeskDate } from '../contract.ts';

/** Dates under their week, from Monday, in the order in which they came. */
export function byWeek(dates: readonly DeskDate[]) {
  const weeks = Map.groupBy(dates, ({ startsAt }) => mondayOf(parisDay(new Date(startsAt))));
  return [...weeks].map(([monday, ofWeek]) => ({
    monday,
    label: capital(frenchWeek(monday)),
    dates: ofWeek,
  }));
}
