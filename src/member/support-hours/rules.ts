import { MINUTE_MS } from '#lib/durations.ts';
import { frenchDay } from '#lib/french-date.ts';
import { addDays, parisInstant, weekdayOf } from '#lib/paris-time.ts';
import { isPublicHoliday } from '#lib/working-days.ts';
import { PARIS_ZONE } from '#lib/zones.ts';

/** Paris time; day 1 is Monday, 7 Sunday; « 09:00 » to « 18:00 ». */
export type OpeningSpan = { day: number; opens: string; closes: string };
/** Days of closure, both included (ISO dates). */
export type HoursClosure = { from: string; to: string; reason: string };
export type OpeningHours = { week: readonly OpeningSpan[]; closures: readonly HoursClosure[] };

/** Presence timeout; an open desk sends a heartbeat twice a minute. */
export const PRESENT_MS = 2 * 60_000;
const DAYS_AHEAD = 60;
const NOON = '12:00';
const DAYS_OF_A_WEEK = 7;
/** No answer « aujourd’hui » is promised in the last hour of the day. */
const TODAY_UNTIL_MS = 60 * 60_000;

export function openingVerdict({ week, closures }: OpeningHours): 'ok' | 'overlap' | 'backwards' {
  if (week.some(({ opens, closes }) => opens >= closes) || closures.some(({ from, to }) => from > to))
    return 'backwards';
  const overlaps = week.some((span, place) =>
    week
      .slice(place + 1)
      .some(({ day, opens, closes }) => day === span.day && opens < span.closes && span.opens < closes),
  );
  return overlaps ? 'overlap' : 'ok';
}

/** Opening spans on a day, without public holidays and closures. @param day ISO date */
export function spansOf(hours: OpeningHours, day: string): { opens: Date; closes: Date }[] {
  if (isPublicHoliday(day) || hours.closures.some(({ from, to }) => from <= day && day <= to)) return [];
  return hours.week
    .filter((span) => span.day === weekdayOf(day))
    .map(({ opens, closes }) => ({ opens: parisInstant(day, opens), closes: parisInstant(day, closes) }))
    .sort((a, b) => a.opens.getTime() - b.opens.getTime());
}

/** Minutes of opening between two moments. @param days ISO dates in Paris, from the first to the last of the two */
export function openMinutesBetween(
  hours: OpeningHours,
  days: readonly string[],
  from: Date,
  to: Date,
): number {
  const spans = days.flatMap((day) => spansOf(hours, day));
  const open = spans.reduce((sum, { opens, closes }) => {
    const begin = Math.max(opens.getTime(), from.getTime());
    const end = Math.min(closes.getTime(), to.getTime());
    return sum + Math.max(0, end - begin);
  }, 0);
  return Math.round(open / MINUTE_MS);
}

/** Whether the team is open, until when, and when it opens next. @param today ISO date in Paris */
export function openingAt(
  hours: OpeningHours,
  today: string,
  now: Date,
): { openUntil: Date | null; opensNext: Date | null } {
  const open = spansOf(hours, today).find(({ opens, closes }) => opens <= now && now < closes);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const next = spansOf(hours, addDays(today, ahead)).find(({ opens }) => opens > now);
    if (next) return { openUntil: open?.closes ?? null, opensNext: next.opens };
  }
  return { openUntil: open?.closes ?? null, opensNext: null };
}

/** « quelques minutes » only when staff is present in opening hours. @param today ISO date in Paris */
export function answerPromise(
  hours: OpeningHours,
  { present, today, now }: { present: boolean; today: string; now: Date },
): string {
  const { openUntil, opensNext } = openingAt(hours, today, now);
  if (openUntil && present) return 'L’équipe répond en général en quelques minutes.';
  if (openUntil && openUntil.getTime() - now.getTime() > TODAY_UNTIL_MS)
    return 'Nous vous répondons dans la journée.';
  if (!opensNext) return 'Nous vous répondons dès que possible.';
  return `Nous vous répondons ${whenOpening(opensNext, today)}.`;
}

/** « demain matin », « lundi après-midi », « mardi 5 janvier ». */
function whenOpening(opening: Date, today: string): string {
  const days = [...Array(DAYS_AHEAD + 1).keys()];
  const ahead = days.find((days) => opening < parisInstant(addDays(today, days + 1), '00:00')) ?? DAYS_AHEAD;
  const isMorning = opening < parisInstant(addDays(today, ahead), NOON);
  const part = isMorning ? 'matin' : 'après-midi';
  if (ahead === 0) return isMorning ? 'ce matin' : 'cet après-midi';
  if (ahead === 1) return `demain ${part}`;
  const day = frenchDay(opening, PARIS_ZONE);
  return ahead < DAYS_OF_A_WEEK ? `${day.split(' ')[0]} ${part}` : `le ${day}`;
}
