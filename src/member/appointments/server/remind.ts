import type { Services } from '#platform/services.ts';
import { LONGEST_REMINDER_MS, reminderDue } from '../rules.ts';
import { remindGuest } from './notify.ts';
import { listBookedBetween } from './store.ts';

const QUEUE = 'appointment-reminders';
const EVERY_TEN_MINUTES = '*/10 * * * *';

/**
 * Tells members that their appointment comes near. What is due is read each time, so that one that was moved or
 * cancelled leaves no wrong reminder behind; run again, it tells nobody twice.
 */
export async function remindOfAppointments({ db, clock, env, outbox }: Services): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + LONGEST_REMINDER_MS);
  for (const appointment of await listBookedBetween(db, now, until)) {
    const times = { startsAt: appointment.starts_at, settledAt: appointment.settled_at };
    const due = reminderDue(times, now);
    if (due) await remindGuest({ env, outbox, tx: db }, appointment, due);
  }
}

/** By one node only. */
export async function scheduleAppointmentReminders(services: Services): Promise<void> {
  await services.jobs.work(QUEUE, () => remindOfAppointments(services));
  await services.jobs.schedule(QUEUE, EVERY_TEN_MINUTES);
}
