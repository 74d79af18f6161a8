import { parisDay } from '#lib/french-date.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { openMinutesBetween } from '#member/support/rules.ts';
import { readOpeningHours } from '#member/support/server/hours-store.ts';
import { eraseFiguresBefore } from '#platform/daily-figures.ts';
import type { Database } from '#platform/database/client.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import {
  ANSWER_SPEED_DAYS,
  COHORT_WEEKS,
  type DailyFigure,
  FIGURE_WEEKS,
  FIGURES_KEPT_DAYS,
  LEAST_ANSWERED,
  median,
  SMALLEST_SHOWN,
} from '../rules.ts';
import { answerSpeedSentence } from '../texts.ts';
import {
  type Days,
  listCountedDays,
  listDailyFigures,
  listFirstAnswers,
  saveFigure,
  storeCohort,
  storeDay,
  storeMemberFigures,
  storeRenewedSelections,
} from './store.ts';

const QUEUE = 'figures';
/** After midnight in Paris. */
const AFTER_MIDNIGHT = '10 0 * * *';
/** Conversations opened late in the evening may be answered the day after. */
const LOOKED_AT_AGAIN_DAYS = 2;

/**
 * Stores the figures of yesterday and of missed nights, before their source rows expire. Idempotent. Works in steps of
 * a day or a few thousand members, each under a second; the next night completes an interrupted one.
 */
export async function computeFigures(services: WalkServices): Promise<void> {
  const { db, clock } = services;
  const yesterday = addDays(parisDay(clock.now()), -1);
  const days = await listDaysToCount(db, yesterday);
  const since = days[0] ?? yesterday;
  const mondays = Array.from({ length: COHORT_WEEKS + 1 }, (_, ago) =>
    mondayOf(addDays(yesterday, -7 * ago)),
  );
  const items: { key: string; count: () => Promise<unknown> }[] = [
    { key: 'selections', count: () => storeRenewedSelections(db, { since, until: yesterday }) },
    ...days.map((day) => ({ key: day, count: () => storeDay(db, day) })),
    {
      key: 'answers',
      count: () => storeAnswerSpeed(db, { since: mondayOf(addDays(since, -7)), until: yesterday }),
    },
    { key: 'members', count: () => storeMemberFigures(db, yesterday) },
    ...mondays.map((monday) => ({ key: `cohort-${monday}`, count: () => storeCohort(db, monday) })),
    { key: 'erasure', count: () => eraseFiguresBefore(db, addDays(yesterday, -FIGURES_KEPT_DAYS)) },
  ];
  await forEachApart(services, { job: QUEUE, items, keyOf: ({ key }) => key }, ({ count }) => count());
}

/** Lists the days not yet counted, and the latest counted ones. */
async function listDaysToCount(db: Database, yesterday: string): Promise<string[]> {
  const counted = await listCountedDays(db);
  const last = counted.at(-1);
  const again = last && addDays(last, -LOOKED_AT_AGAIN_DAYS);
  const shown = Array.from({ length: FIGURE_WEEKS * 7 + 1 }, (_, ago) => addDays(yesterday, -ago)).reverse();
  return shown.filter((day) => !counted.includes(day) || (again !== undefined && day >= again));
}

export async function scheduleFigures(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => computeFigures(services));
  await services.jobs.schedule(QUEUE, AFTER_MIDNIGHT);
}

/** The public sentence uses figures of at most this many days. */
const FRESH_DAYS = 3;
/** Longer waits are capped at this value; at this length no sentence is published. */
const LONGEST_WAIT_DAYS = 30;

/**
 * Stores median waits for the first answer, in minutes of opening hours: for answers of the last thirty days, with
 * their number, and for the conversations begun in each week since a Monday.
 * @param until ISO date
 */
export async function storeAnswerSpeed(db: Database, { since, until }: Days): Promise<void> {
  const hours = await readOpeningHours(db);
  const recent = addDays(until, 1 - ANSWER_SPEED_DAYS);
  const answers = await listFirstAnswers(db, { since: since < recent ? since : recent, until });
  const waits = answers.map(({ asked, at }) => ({
    week: mondayOf(parisDay(asked)),
    isRecent: parisDay(at) >= recent,
    minutes: openMinutesBetween(hours, daysBetween(asked, at), asked, at),
  }));
  const save = (day: string, name: DailyFigure, value: number | null) =>
    saveFigure(db, { day, name, value: Math.round(value ?? 0) });
  const last = waits.filter(({ isRecent }) => isRecent).map(({ minutes }) => minutes);
  await save(until, 'first-answers', last.length);
  await save(until, 'first-answer-minutes', median(last));
  if (hours.week.length === 0) return;
  for (const [week, begun] of Map.groupBy(waits, (wait) => wait.week))
    if (week >= since && begun.length >= SMALLEST_SHOWN)
      await save(week, 'weekly-answer-minutes', median(begun.map(({ minutes }) => minutes)));
}

function daysBetween(from: Date, to: Date): string[] {
  const [first, last] = [parisDay(from), parisDay(to)];
  const days = Array.from({ length: LONGEST_WAIT_DAYS }, (_, place) => addDays(first, place));
  return days.filter((day) => day <= last);
}

/**
 * Returns the public sentence about the answer time.
 * @param today ISO date in Paris
 * @returns undefined without opening hours, or while too few threads were answered
 */
export async function readAnswerSpeed(db: Database, today: string): Promise<string | undefined> {
  const rows = await listDailyFigures(db, { since: addDays(today, -FRESH_DAYS), until: today });
  const latest = (figure: string) => rows.findLast(({ name }) => name === figure)?.value ?? 0;
  if (latest('first-answers') < LEAST_ANSWERED) return undefined;
  if ((await readOpeningHours(db)).week.length === 0) return undefined;
  return answerSpeedSentence(latest('first-answer-minutes'));
}
