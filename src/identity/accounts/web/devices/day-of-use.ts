import { frenchDay } from '#lib/french-date.ts';
import { recentDay } from '#lib/recent-day.ts';

/** « aujourd’hui », « hier », « le jeudi 3 décembre »: sessions live 90 days at most, so the year is left out. */
export function dayOfUse(instant: Date, now: Date): string {
  const recent = recentDay(instant, now);
  if (recent === null) return `le ${frenchDay(instant)}`;
  return recent === 'today' ? 'aujourd’hui' : 'hier';
}
