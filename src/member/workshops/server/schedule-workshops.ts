import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import type { Jobs } from '#platform/jobs.ts';
import { type RemindingServices, remindParticipants } from './remind.ts';
import { insertDates, listMissingDates } from './store.ts';

const DATES_QUEUE = 'workshop-sessions';
const REMINDERS_QUEUE = 'workshop-reminders';
const EVERY_NIGHT = '40 3 * * *';
const EVERY_HOUR = '0 * * * *';

/** Writes the next dates of every workshop (D17); run again, or on two servers at once, it adds nothing. */
export async function prepareDates(db: Database, clock: Clock): Promise<void> {
  await insertDates(db, await listMissingDates(db, clock.now()));
}

/** Sessions ahead, now and every night; reminders at each full hour of Paris, by one node only. */
export async function scheduleWorkshops(jobs: Jobs, services: RemindingServices): Promise<void> {
  const { db, clock } = services;
  await prepareDates(db, clock);
  await jobs.work(DATES_QUEUE, () => prepareDates(db, clock));
  await jobs.schedule(DATES_QUEUE, EVERY_NIGHT);
  await jobs.work(REMINDERS_QUEUE, () => remindParticipants(services));
  await jobs.schedule(REMINDERS_QUEUE, EVERY_HOUR);
}
