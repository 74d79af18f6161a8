import { addDays, mondayOf } from '#lib/paris-time.ts';

/** About ninety days, in whole weeks. */
export const FIGURE_WEEKS = 13;
/** Retention in days: allows a comparison with the year before. */
export const FIGURES_KEPT_DAYS = 800;
/** Smaller non-zero counts of members are hidden, so that no one can be identified. */
export const SMALLEST_SHOWN = 5;

/** Figures stored each night; others are counted live. */
export const DAILY_FIGURES = [
  'members-active',
  'members-shown',
  'selections-renewed',
  'conversations-opened',
  'conversations-answered',
  'dates-proposed',
  'dates-agreed',
  'meetings-held',
  'insults-sent',
  'seats-offered',
  'seats-taken',
  'support-answers',
  'support-minutes',
  'first-answers',
  'first-answer-minutes',
  'moderation-decisions',
  'moderation-minutes',
  /** Not shown: that all of that day was counted. */
  'counted',
  'errors',
] as const;
/** The public pages tell how fast the team answers over so many days, from so many answered threads on. */
export const ANSWER_SPEED_DAYS = 30;
export const LEAST_ANSWERED = 20;

export type DailyFigure = (typeof DAILY_FIGURES)[number];

export type DailyValue = { day: string; name: string; value: number };

/** Mondays of the weeks up to the given day, oldest first. */
export function weeksUntil(day: string): string[] {
  const last = mondayOf(day);
  return Array.from({ length: FIGURE_WEEKS }, (_, index) => addDays(last, 7 * (index + 1 - FIGURE_WEEKS)));
}

/** Daily values of one figure, grouped by week. */
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

/** Null for an empty list. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Null for one to four members; zero is shown. */
export function unlessFew(members: number): number | null {
  return members > 0 && members < SMALLEST_SHOWN ? null : members;
}

/** Whole percent; null where it would disclose fewer than five people, in the part or in the rest. */
export function shareOf(part: number, whole: number): number | null {
  const hasFew = unlessFew(part) === null || unlessFew(whole - part) === null;
  return whole < SMALLEST_SHOWN || hasFew ? null : Math.round((100 * part) / whole);
}
