import { untilBegun } from '#mechanisms/calendar/rules.ts';
import type { Services } from '#platform/services.ts';
import type { Writing } from '#platform/write.ts';
import { eraseNotesAbout, listBookedSince } from '../store.ts';
import { cancelAppointment } from './change-booked.ts';

/** After a withdrawn consent: erases the notes of the interview and cancels the upcoming one, under its lock (D48). */
export async function endInterview(services: Services, { tx, now }: Writing, member: string): Promise<void> {
  await eraseNotesAbout(tx, member);
  for (const appointment of await listBookedSince(tx, member, now))
    if (appointment.kind === 'welcome' && untilBegun(appointment.starts_at, now) === 'ok')
      await cancelAppointment(services, { tx, now, locked: appointment }, { by: { member } });
}
