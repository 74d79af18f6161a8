import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { recentDay } from '#lib/recent-day.ts';

/** « 9 h 12 » today, « hier à 18 h », else the day: when something was written. */
export function writtenMoment(instant: Date, now: Date): string {
  const recent = recentDay(instant, now);
  if (recent === 'today') return frenchTime(instant);
  return recent === 'yesterday' ? `hier à ${frenchTime(instant)}` : frenchDay(instant);
}
