import { addDays, mondayOf } from '#lib/paris-time.ts';

/** The last ninety days, in whole weeks. */
export const FIGURE_WEEKS = 13;
/** How long the figures of a day are kept: next year is compared with this one. */
export const FIGURES_KEPT_DAYS = 800;
/** A cell that counts fewer members, and not none, is hidden: someone could be recognised in it. */
export const SMALLEST_SHOWN = 5;

/** What the night writes down for each day; the others are counted as they happen. */
export const DAILY_FIGURES = [
  'members-active',
  'members-shown',
  'selections-renewed',
  'conversations-opened',
  'conversations-answered',
  'dates-proposed',
  'dates-agreed',
  'meetings-held',
  'seats-offered',
  'seats-taken',
  'support-answers',
  'support-minutes',
  'moderation-decisions',
  'moderation-minutes',
  'errors',
] as const;
export type DailyFigure = (typeof DAILY_FIGURES)[number];

export type DailyValue = { day: string; name: string; value: number };

/** Mondays of the weeks that the figures cover, the oldest first; the last one is that of the given day. */
export function weeksUntil(day: string): string[] {
  const last = mondayOf(day);
  return Array.from({ length: FIGURE_WEEKS }, (_, index) => addDays(last, 7 * (index + 1 - FIGURE_WEEKS)));
}

/** What one figure was in each week, day after day. */
export function valuesByWeek(rows: readonly DailyValue[], name: DailyFigure, weeks: readonly string[]) {
  const of = rows.filter((row) => row.name === name);
  return weeks.map((week) => {
    const next = addDays(week, 7);
    return of.filter(({ day }) => day >= week && day < next).map(({ value }) => value);
  });
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The middle value, or the mean of the two in the middle; nothing of nothing. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** A count of members as it may be shown: none is none, fewer than five are not told. */
export function unlessFew(members: number): number | null {
  return members > 0 && members < SMALLEST_SHOWN ? null : members;
}

/** A share of people in whole percent; nothing where it would tell of fewer than five. */
export function shareOf(part: number, whole: number): number | null {
  return whole < SMALLEST_SHOWN || unlessFew(part) === null ? null : Math.round((100 * part) / whole);
}
