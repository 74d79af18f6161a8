import { MEASURED_STEPS } from '#identity/ad-measurement/rules.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { RATINGS, type Rating } from '#member/support/texts.ts';

/** About ninety days, in whole weeks. */
export const FIGURE_WEEKS = 13;
/** Retention in days; allows a comparison with the previous year. */
export const FIGURES_KEPT_DAYS = 800;
/** Smaller non-zero counts are hidden, so that no member can be identified. */
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
  'ratings-good',
  'ratings-fair',
  'ratings-poor',
  'first-answers',
  'first-answer-minutes',
  'weekly-answer-minutes',
  'moderation-minutes',
  'cohort-complete',
  'cohort-opened',
  'cohort-agreed',
  /** Internal: marks a day as fully counted. */
  'counted',
  'errors',
] as const;
/** The sign-ups of a week are recounted each night for this many weeks. */
export const COHORT_WEEKS = 8;
/** The public pages state the team's answer time over this many days, from this many answered threads on. */
export const ANSWER_SPEED_DAYS = 30;
export const LEAST_ANSWERED = 20;
/** Minimums before the home page publishes these figures: low numbers look empty and could identify members. */
export const LEAST_TOLD = { profiles: 100, dates: 10 } as const;

/** Displayed per week: counts, percentages, and medians in minutes. */
export const WEEKLY_FIGURES = [
  ...(['active', 'renewed', 'opened', 'answeredShare', 'proposed', 'agreed'] as const),
  ...(['held', 'insults', 'seatsShare', 'rated', 'ratedGood', 'ratedFair', 'ratedPoor'] as const),
  ...(['answerMinutes', 'moderationMinutes', 'errors'] as const),
  ...(['joined', 'joinedComplete', 'joinedOpened', 'joinedAgreed'] as const),
] as const;
export type WeeklyFigure = (typeof WEEKLY_FIGURES)[number];

export type DailyFigure = (typeof DAILY_FIGURES)[number];

export type DailyValue = { day: string; name: string; value: number };

/** Days in Paris, both included. */
export type AskedSpan = { from?: string | undefined; to?: string | undefined };

/**
 * Returns the oldest week of which no day is erased yet. A week losing its days one by one would reveal the count of
 * each.
 */
export function oldestWeek(today: string): string {
  return mondayOf(addDays(today, 7 - FIGURES_KEPT_DAYS));
}

/** Returns the Mondays of the requested weeks within the retention, oldest first; by default the latest thirteen. */
export function weeksOf({ from, to }: AskedSpan, today: string): string[] {
  const oldest = oldestWeek(today);
  const within = (day: string) => mondayOf(day < oldest ? oldest : day > today ? today : day);
  const last = within(to ?? today);
  const ends = [within(from ?? addDays(last, 7 * (1 - FIGURE_WEEKS))), last].toSorted();
  const weeks = [];
  for (let week = ends[0] ?? last; week <= (ends[1] ?? last); week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/** Returns the same number of weeks just before the completed ones; none where they were erased. */
export function weeksBefore(weeks: readonly string[], today: string): string[] {
  const over = weeks.filter((week) => addDays(week, 7) <= today);
  const before = over.map((week) => addDays(week, -7 * over.length));
  return (before[0] ?? '') < oldestWeek(today) ? [] : before;
}

/** Groups the daily values of one figure by week. */
export function valuesByWeek(rows: readonly DailyValue[], name: string, weeks: readonly string[]) {
  const days = Map.groupBy(
    rows.filter((row) => row.name === name),
    ({ day }) => mondayOf(day),
  );
  return weeks.map((week) => (days.get(week) ?? []).map(({ value }) => value));
}

export type Gathering = 'sum' | 'mean' | 'median';

/**
 * Combines the weeks of a span into one figure, using displayed weeks only: the difference between two spans reveals no
 * hidden week.
 * @param weeks null where hidden or not measured
 */
export function gather(weeks: readonly (number | null)[], by: Gathering): number | null {
  const shown = weeks.filter((value) => value !== null);
  const total = sum(shown);
  if (by === 'sum') return total === 0 && weeks.includes(null) ? null : total;
  const middle = by === 'median' ? median(shown) : shown.length > 0 ? total / shown.length : null;
  return middle === null ? null : Math.round(middle);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Returns null for an empty list. */
export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** Returns null for one to four members; zero is shown. */
export function unlessFew(members: number): number | null {
  return members > 0 && members < SMALLEST_SHOWN ? null : members;
}

/** Returns the whole percentage; null where the part or the rest has fewer than five members. */
export function shareOf(part: number, whole: number): number | null {
  const hasFew = unlessFew(part) === null || unlessFew(whole - part) === null;
  return whole < SMALLEST_SHOWN || hasFew ? null : Math.round((100 * part) / whole);
}

/**
 * Hides small parts of a displayed total, and also the smallest other part where the total would reveal the hidden one.
 */
export function partsUnlessFew(parts: readonly number[]): (number | null)[] {
  const few = parts.filter((part) => unlessFew(part) === null);
  const others = parts.filter((part) => part >= SMALLEST_SHOWN);
  const most = unlessFew(sum(few)) === null ? Math.min(...others) : SMALLEST_SHOWN - 1;
  return parts.map((part) => (part > 0 && part <= most ? null : part));
}

/** Hides small counts in a series over the same members, and counts whose difference to a displayed one is small. */
export function stepsUnlessFew(counts: readonly (number | null)[]): (number | null)[] {
  const shown: number[] = [];
  return counts.map((count) => {
    if (count === null || [0, ...shown].some((other) => unlessFew(Math.abs(count - other)) === null))
      return null;
    shown.push(count);
    return count;
  });
}

/**
 * Computes all weekly figures.
 * @param rows daily values that cover these weeks
 * @param weeks Mondays
 */
export function figuresOf(rows: readonly DailyValue[], weeks: string[]) {
  const by = (name: DailyFigure) => valuesByWeek(rows, name, weeks);
  const sums = (name: DailyFigure) => by(name).map(sum);
  const members = (name: DailyFigure) => sums(name).map(unlessFew);
  const shares = (part: DailyFigure, whole: DailyFigure) => {
    const parts = sums(part);
    return sums(whole).map((all, week) => shareOf(parts[week] ?? 0, all));
  };
  const ratings = RATINGS.map((rating) => sums(`ratings-${rating}`));
  const ratedIn = weeks.map((_, week) => ratings.map((counts) => counts[week] ?? 0));
  const rated = (rating: Rating) =>
    ratedIn.map((parts) => partsUnlessFew(parts)[RATINGS.indexOf(rating)] ?? null);
  const joined = valuesByWeek(rows, 'account_creation', weeks).map(sum);
  const cohort = (['cohort-complete', 'cohort-opened', 'cohort-agreed'] as const).map(by);
  const steps = joined.map((count, week) =>
    stepsUnlessFew([count, ...cohort.map((values) => values[week]?.[0] ?? null)]),
  );
  const atStep = (step: number) => steps.map((counts) => counts[step] ?? null);
  const medians = (name: DailyFigure) => by(name).map((days) => gather(days, 'median'));
  return {
    weeks,
    funnel: MEASURED_STEPS.map((step) => ({
      step,
      counts: valuesByWeek(rows, step, weeks).map((days) => unlessFew(sum(days))),
    })),
    weekly: {
      active: members('members-active'),
      renewed: members('selections-renewed'),
      opened: members('conversations-opened'),
      answeredShare: shares('conversations-answered', 'conversations-opened'),
      proposed: members('dates-proposed'),
      agreed: members('dates-agreed'),
      held: members('meetings-held'),
      insults: members('insults-sent'),
      seatsShare: shares('seats-taken', 'seats-offered'),
      rated: ratedIn.map((parts) => unlessFew(sum(parts))),
      ratedGood: rated('good'),
      ratedFair: rated('fair'),
      ratedPoor: rated('poor'),
      answerMinutes: medians('weekly-answer-minutes'),
      moderationMinutes: medians('moderation-minutes'),
      errors: sums('errors'),
      joined: atStep(0),
      joinedComplete: atStep(1),
      joinedOpened: atStep(2),
      joinedAgreed: atStep(3),
    },
  };
}
