import { parisDay } from './french-date.ts';
import { addDays } from './paris-time.ts';

/** By the calendar of Paris: days there may have 23 or 25 hours. */
export function recentDay(instant: Date, now: Date): 'today' | 'yesterday' | null {
  const [day, today] = [parisDay(instant), parisDay(now)];
  if (day === today) return 'today';
  return day === addDays(today, -1) ? 'yesterday' : null;
}
