import { dayIn, frenchDay, frenchShortDay, frenchTime } from '#lib/french-date.ts';
import { recentDay } from '#lib/relative-day.ts';
import type { Zone } from '#lib/zones.ts';

/** In the list: the time today, « Hier », then the date, with its year when it is another one. */
export function listTime(instant: Date, now: Date, zone: Zone): string {
  const recent = recentDay(instant, now, zone);
  if (recent === 'today') return frenchTime(instant, zone);
  return recent === 'yesterday' ? 'Hier' : withYear(frenchShortDay(instant, zone), { instant, now, zone });
}

/** Between two days of a thread: « Aujourd’hui », « Hier », « jeudi 3 décembre ». */
export function dayTitle(instant: Date, now: Date, zone: Zone): string {
  const recent = recentDay(instant, now, zone);
  if (recent === 'today') return 'Aujourd’hui';
  return recent === 'yesterday' ? 'Hier' : withYear(frenchDay(instant, zone), { instant, now, zone });
}

/** A date of another year says which. */
function withYear(date: string, { instant, now, zone }: { instant: Date; now: Date; zone: Zone }): string {
  const [year, thisYear] = [instant, now].map((moment) => dayIn(moment, zone).slice(0, 4));
  return year === thisYear ? date : `${date} ${year}`;
}

/** Messages of the same day together, in the order given. */
export function groupMessagesByDay<Item extends { createdAt: string }>(
  items: readonly Item[],
  zone: Zone,
): { day: string; items: Item[] }[] {
  const days: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayIn(new Date(item.createdAt), zone);
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
export function daysToFold(messages: readonly { createdAt: string }[], zone: Zone): Set<string> {
  if (messages.length < LONG_FROM) return new Set();
  const days = groupMessagesByDay(messages, zone).map(({ day }) => day);
  return new Set(days.slice(0, -DAYS_OPEN));
}
