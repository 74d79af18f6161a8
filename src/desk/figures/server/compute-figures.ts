import { parisDay } from '#lib/french-date.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { eraseFiguresBefore } from '#platform/daily-figures.ts';
import type { Database } from '#platform/database/client.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { COHORT_WEEKS, FIGURE_WEEKS, FIGURES_KEPT_DAYS } from '../rules.ts';
import { storeAnswerSpeed } from './answer-speed.ts';
import {
  listCountedDays,
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
