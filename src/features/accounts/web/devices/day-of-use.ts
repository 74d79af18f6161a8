import { DAY_MS } from '#lib/durations.ts';
import { frenchDay, parisDay } from '#lib/french-date.ts';

/** « aujourd’hui », « hier », « le jeudi 3 décembre »: sessions live 90 days at most, so the year goes without saying. */
export function dayOfUse(instant: Date, now: Date): string {
  if (parisDay(instant) === parisDay(now)) return 'aujourd’hui';
  // Noon is in the same day on either side of a change of hour.
  const noon = new Date(`${parisDay(now)}T12:00:00Z`);
  if (parisDay(instant) === parisDay(new Date(noon.getTime() - DAY_MS))) return 'hier';
  return `le ${frenchDay(instant)}`;
}
