import { deviceZone } from '#browser/clock.ts';
import { frenchDay } from '#lib/french-date.ts';
import { recentDay } from '#lib/relative-day.ts';

/** « aujourd’hui », « hier », « le jeudi 3 décembre »: sessions live 90 days at most, so the year is left out. */
export function dayOfUse(instant: Date, now: Date): string {
  const recent = recentDay(instant, now, deviceZone());
  if (recent === null) return `le ${frenchDay(instant, deviceZone())}`;
  return recent === 'today' ? 'aujourd’hui' : 'hier';
}
