import { forEachApart } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { LONGEST_REMINDER_MS, reminderDue } from '../rules.ts';
import { remindGuest } from './notify.ts';
import { listBookedBetween, lockAppointment } from './store.ts';

const QUEUE = 'appointment-reminders';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/**
 * Sends the reminders that are due. Reads the current appointments on each run, so moved and cancelled ones trigger no
 * wrong reminder. Idempotent.
 */
export async function remindOfAppointments(services: Services): Promise<void> {
  const { db, clock, env, outbox } = services;
  const now = clock.now();
  const until = new Date(now.getTime() + LONGEST_REMINDER_MS);
  const items = await listBookedBetween(db, now, until);
  await forEachApart(services, { job: QUEUE, items, keyOf: ({ id }) => id }, (listed) =>
    db.transaction(async (tx) => {
      // It may have been cancelled or moved since the list was read.
      const appointment = await lockAppointment(tx, listed.id);
      if (appointment?.state !== 'booked') return;
      const times = { startsAt: appointment.starts_at, settledAt: appointment.settled_at };
      const due = reminderDue(times, now);
      if (due) await remindGuest({ env, outbox, tx }, appointment, due);
    }),
  );
}

/** Schedules the reminders on one node only. */
export async function scheduleAppointmentReminders(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => remindOfAppointments(services));
  await services.jobs.schedule(QUEUE, EVERY_TEN_MINUTES);
}
