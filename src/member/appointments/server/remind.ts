import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import type { Database } from '#platform/database/client.ts';
import { forEachApart } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { APPOINTMENT_KEPT_DAYS, LONGEST_REMINDER_MS, reminderDue } from '../rules.ts';
import { remindGuest } from './notify.ts';
import { eraseSlotsBefore } from './slot-store.ts';
import { eraseAppointmentsBefore, erasePhonesBefore, listBookedBetween, lockAppointment } from './store.ts';

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

/** Erases phone numbers and unbooked slots the day after, appointments and their notes after a year. */
export async function forgetPastAppointments(db: Database, now: Date): Promise<void> {
  const today = parisInstant(parisDay(now), '00:00');
  await erasePhonesBefore(db, today);
  await eraseSlotsBefore(db, today);
  await eraseAppointmentsBefore(db, new Date(now.getTime() - APPOINTMENT_KEPT_DAYS * DAY_MS));
}
