import { frenchDay } from '#lib/french-date.ts';
import { recentDay } from '#lib/relative-day.ts';

/** « aujourd’hui », « hier », « le jeudi 3 décembre »: sessions live 90 days at most, so the year is left out. */
export function dayOfUse(instant: Date, now: Date, zone: string): string {
  const recent = recentDay(instant, now, zone);
  if (recent === null) return `le ${frenchDay(instant, zone)}`;
  return recent === 'today' ? 'aujourd’hui' : 'hier';
}
