import { DAY_MS } from '#lib/durations.ts';
import { frenchDay, frenchTime, parisDay } from '#lib/french-date.ts';

const shortDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
});

/** In the list: the time today, « Hier », then the date, with its year when it is another one. */
export function listTime(instant: Date, now: Date): string {
  const day = parisDay(instant);
  if (day === parisDay(now)) return frenchTime(instant);
  if (day === parisDay(new Date(now.getTime() - DAY_MS))) return 'Hier';
  const date = shortDay.format(instant);
  return day.slice(0, 4) === parisDay(now).slice(0, 4) ? date : `${date} ${day.slice(0, 4)}`;
}

/** Between two days of a thread: « Aujourd’hui », « Hier », « jeudi 3 décembre ». */
export function dayTitle(instant: Date, now: Date): string {
  const day = parisDay(instant);
  if (day === parisDay(now)) return 'Aujourd’hui';
  if (day === parisDay(new Date(now.getTime() - DAY_MS))) return 'Hier';
  const date = frenchDay(instant);
  return day.slice(0, 4) === parisDay(now).slice(0, 4) ? date : `${date} ${day.slice(0, 4)}`;
}

/** Messages of the same day in Paris together, in the order given. */
export function groupByDay<Item extends { createdAt: string }>(
  items: readonly Item[],
): { day: string; items: Item[] }[] {
  const days: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = parisDay(new Date(item.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}
