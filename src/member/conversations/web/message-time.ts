import { dayIn, frenchDay, frenchShortDay, frenchTime } from '#lib/french-date.ts';
import { recentDay } from '#lib/relative-day.ts';
import type { Zone } from '#lib/zones.ts';

/** In the list: an hour today, « Hier », then a date, with the year if it differs. */
export function listTime(instant: Date, now: Date, zone: Zone): string {
  const recent = recentDay(instant, now, zone);
  if (recent === 'today') return frenchTime(instant, zone);
  return recent === 'yesterday' ? 'Hier' : withYear(frenchShortDay(instant, zone), { instant, now, zone });
}

/** Between days of a thread: « Aujourd’hui », « Hier », « jeudi 3 décembre ». */
export function dayTitle(instant: Date, now: Date, zone: Zone): string {
  const recent = recentDay(instant, now, zone);
  if (recent === 'today') return 'Aujourd’hui';
  return recent === 'yesterday' ? 'Hier' : withYear(frenchDay(instant, zone), { instant, now, zone });
}

/** Adds the year if it differs. */
function withYear(date: string, { instant, now, zone }: { instant: Date; now: Date; zone: Zone }): string {
  const [year, thisYear] = [instant, now].map((moment) => dayIn(moment, zone).slice(0, 4));
  return year === thisYear ? date : `${date} ${year}`;
}

/** Groups messages by day, in the given order. */
export function groupMessagesByDay<Item extends { createdAt: string }>(
  items: readonly Item[],
  zone: Zone,
): { day: string; items: Item[] }[] {
  const days = Map.groupBy(items, ({ createdAt }) => dayIn(new Date(createdAt), zone));
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
}

/** Days of shorter threads are not collapsed. */
const LONG_FROM = 30;
const DAYS_OPEN = 2;

/** Returns the days of a long thread that start collapsed: all but the last two. */
export function daysToFold(messages: readonly { createdAt: string }[], zone: Zone): Set<string> {
  if (messages.length < LONG_FROM) return new Set();
  const days = groupMessagesByDay(messages, zone).map(({ day }) => day);
  return new Set(days.slice(0, -DAYS_OPEN));
}
