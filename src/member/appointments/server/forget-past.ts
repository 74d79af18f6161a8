import { DAY_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import type { Database } from '#platform/database/client.ts';
import { APPOINTMENT_KEPT_DAYS } from '../rules.ts';
import { eraseSlotsBefore } from './slot-store.ts';
import { eraseAppointmentsBefore, erasePhonesBefore } from './store.ts';

/** Erases phone numbers and unbooked slots the day after, appointments and their notes after a year. */
export async function forgetPastAppointments(db: Database, now: Date): Promise<void> {
  const today = parisInstant(parisDay(now), '00:00');
  await erasePhonesBefore(db, today);
  await eraseSlotsBefore(db, today);
  await eraseAppointmentsBefore(db, new Date(now.getTime() - APPOINTMENT_KEPT_DAYS * DAY_MS));
}
