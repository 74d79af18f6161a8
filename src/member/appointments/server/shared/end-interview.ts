import { untilBegun } from '#mechanisms/calendar/rules.ts';
import type { Services } from '#platform/services.ts';
import type { Writing } from '#platform/write.ts';
import { eraseNotesAbout, listBookedSince } from '../store.ts';
import { cancelAppointment } from './change-booked.ts';

/** Once a member has withdrawn their consent to it: erases its notes and cancels the one to come, under their lock (D48). */
export async function endInterview(services: Services, { tx, now }: Writing, member: string): Promise<void> {
  await eraseNotesAbout(tx, member);
  for (const appointment of await listBookedSince(tx, member, now))
    if (appointment.kind === 'welcome' && untilBegun(appointment.starts_at, now) === 'ok')
      await cancelAppointment(services, { tx, now, locked: appointment }, { by: { member } });
}
