import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { REMINDERS_QUEUE, remindParticipants } from './remind.ts';
import { lockTeam } from './shared/leader-store.ts';
import { insertDates, listMissingDates } from './store.ts';

const DATES_QUEUE = 'workshop-sessions';
const EVERY_NIGHT = '40 3 * * *';
const EVERY_HOUR = '0 * * * *';

/**
 * Writes the next dates of every workshop (D17). Idempotent, even on two servers concurrently. Each date waits for slots
 * that are being opened: they looked for the leader's dates before this one existed.
 */
export async function prepareDates(services: WalkServices): Promise<void> {
  const { db, clock } = services;
  const items = await listMissingDates(db, clock.now());
  await forEachApart(services, { job: DATES_QUEUE, items, keyOf: ({ id }) => id }, (date) =>
    db.transaction(async (tx) => {
      await lockTeam(tx);
      await insertDates(tx, [date]);
    }),
  );
}

/** Schedules the dates, now and every night, and the reminders at each full hour in Paris, on one node only. */
export async function scheduleWorkshops(services: Services): Promise<void> {
  const { jobs } = services;
  await prepareDates(services);
  await jobs.work(DATES_QUEUE, () => prepareDates(services));
  await jobs.schedule(DATES_QUEUE, EVERY_NIGHT);
  await jobs.work(REMINDERS_QUEUE, () => remindParticipants(services));
  await jobs.schedule(REMINDERS_QUEUE, EVERY_HOUR);
}
