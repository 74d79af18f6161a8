import { frenchDay, frenchTime } from './french-date.ts';
import { recentDay } from './recent-day.ts';

/** « aujourd’hui à 9 h 12 », « hier à 23 h », « jeudi 3 décembre à 9 h »: a past instant, in Paris. */
export function pastMoment(instant: Date, now: Date): string {
  const recent = recentDay(instant, now);
  const day = recent === null ? frenchDay(instant) : recent === 'today' ? 'aujourd’hui' : 'hier';
  return `${day} à ${frenchTime(instant)}`;
}
