import { frenchDay, frenchTime, parisDay } from '#lib/french-date.ts';
import { recentDay } from '#lib/recent-day.ts';

const shortDay = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
});

/** In the list: the time today, « Hier », then the date, with its year when it is another one. */
export function listTime(instant: Date, now: Date): string {
  const recent = recentDay(instant, now);
  if (recent === 'today') return frenchTime(instant);
  return recent === 'yesterday' ? 'Hier' : withYear(shortDay.format(instant), instant, now);
}

/** Between two days of a thread: « Aujourd’hui », « Hier », « jeudi 3 décembre ». */
export function dayTitle(instant: Date, now: Date): string {
  const recent = recentDay(instant, now);
  if (recent === 'today') return 'Aujourd’hui';
  return recent === 'yesterday' ? 'Hier' : withYear(frenchDay(instant), instant, now);
}

/** A date of another year says which. */
function withYear(date: string, instant: Date, now: Date): string {
  const [year, thisYear] = [instant, now].map((moment) => parisDay(moment).slice(0, 4));
  return year === thisYear ? date : `${date} ${year}`;
}

/** Messages of the same day in Paris together, in the order given. */
export function groupMessagesByDay<Item extends { createdAt: string }>(
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

/** Below it a thread is read at a glance. */
const LONG_FROM = 30;
const DAYS_OPEN = 2;

/** Days of a long thread that start folded: all but the last two. */
export function daysToFold(messages: readonly { createdAt: string }[]): Set<string> {
  if (messages.length < LONG_FROM) return new Set();
  const days = groupMessagesByDay(messages).map(({ day }) => day);
  return new Set(days.slice(0, -DAYS_OPEN));
}
