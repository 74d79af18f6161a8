import { parisDay } from '#lib/french-date.ts';
import { addDays } from '#lib/paris-time.ts';
import { PLACES_PER_DATE } from '#member/workshops/rules.ts';
import { eraseFiguresBefore } from '#platform/daily-figures.ts';
import type { Services } from '#platform/services.ts';
import { FIGURE_WEEKS, FIGURES_KEPT_DAYS } from '../rules.ts';
import { keepAnswerSpeed } from './answer-speed.ts';
import {
  findLastDay,
  keepEncounterFigures,
  keepMemberFigures,
  keepModerationFigures,
  keepSupportFigures,
  keepWorkshopFigures,
} from './store.ts';

const QUEUE = 'figures';
/** After midnight in Paris. */
const AFTER_MIDNIGHT = '10 0 * * *';
/** Conversations opened late in the evening have a day to be answered. */
const LOOKED_AT_AGAIN_DAYS = 2;

/** Stores the figures of yesterday and of missed nights, before their source rows expire. Idempotent. */
export async function takeFigures({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const yesterday = addDays(parisDay(clock.now()), -1);
  const last = await findLastDay(db);
  const since = last ? addDays(last, -LOOKED_AT_AGAIN_DAYS) : addDays(yesterday, -FIGURE_WEEKS * 7);
  const days = { since, until: yesterday };
  await keepEncounterFigures(db, days);
  await keepWorkshopFigures(db, days, PLACES_PER_DATE);
  await keepSupportFigures(db, days);
  await keepModerationFigures(db, days);
  await keepAnswerSpeed(db, yesterday);
  await keepMemberFigures(db, yesterday);
  await eraseFiguresBefore(db, addDays(yesterday, -FIGURES_KEPT_DAYS));
}

export async function scheduleFigures(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => takeFigures(services));
  await services.jobs.schedule(QUEUE, AFTER_MIDNIGHT);
}
