import { parisDay } from '#lib/french-date.ts';
import { addDays, mondayOf } from '#lib/paris-time.ts';
import { eraseFiguresBefore } from '#platform/daily-figures.ts';
import type { Services } from '#platform/services.ts';
import { COHORT_WEEKS, FIGURE_WEEKS, FIGURES_KEPT_DAYS } from '../rules.ts';
import { keepAnswerSpeed } from './answer-speed.ts';
import { findLast, keepCohort, keepDay, keepMemberFigures, keepRenewedSelections } from './store.ts';

const QUEUE = 'figures';
/** After midnight in Paris. */
const AFTER_MIDNIGHT = '10 0 * * *';
/** Conversations opened late in the evening have a day to be answered. */
const LOOKED_AT_AGAIN_DAYS = 2;

/**
 * Stores the figures of yesterday and of missed nights, before their source rows expire. Idempotent, and in steps of a
 * day, or of some thousand members: none takes longer than a second, and a night that was interrupted goes on after the
 * last day it counted.
 */
export async function takeFigures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const yesterday = addDays(parisDay(clock.now()), -1);
  const last = await findLast(db, ['counted', 'members-shown']);
  const since = last ? addDays(last.day, -LOOKED_AT_AGAIN_DAYS) : addDays(yesterday, -FIGURE_WEEKS * 7);
  await keepRenewedSelections(db, { since, until: yesterday });
  for (let day = since; day <= yesterday; day = addDays(day, 1)) await keepDay(db, day);
  await keepAnswerSpeed(db, { since: mondayOf(addDays(since, -7)), until: yesterday });
  await keepMemberFigures(db, yesterday);
  for (let ago = 0; ago <= COHORT_WEEKS; ago += 1)
    await keepCohort(db, mondayOf(addDays(yesterday, -7 * ago)));
  await eraseFiguresBefore(db, addDays(yesterday, -FIGURES_KEPT_DAYS));
}

export async function scheduleFigures(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => takeFigures(services));
  await services.jobs.schedule(QUEUE, AFTER_MIDNIGHT);
}
