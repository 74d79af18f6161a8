import { and, eq, gt, sql } from 'drizzle-orm';
import { untilBegun } from '#mechanisms/calendar/rules.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { Writing } from '#platform/write.ts';
import { eraseNotesAbout, listBookedSince } from '../store.ts';
import { appointments } from '../tables.ts';
import { cancelAppointment } from './change-booked.ts';

/**
 * Cancels the upcoming appointments of a member and frees their slots, such as after a suspension.
 * @returns how many
 */
export async function releaseAppointments(tx: Database, member: string, now: Date): Promise<number> {
  const { user_id, state, starts_at, revision } = appointments;
  const given = await tx
    .update(appointments)
    .set({
      state: 'cancelled',
      cancelled_by: 'team',
      slot_id: null,
      phone: null,
      revision: sql`${revision} + 1`,
    })
    .where(and(eq(user_id, member), eq(state, 'booked'), gt(starts_at, now)))
    .returning({ id: appointments.id });
  return given.length;
}

/** After a withdrawn consent: erases the notes of the interview and cancels the upcoming one, under its lock (D48). */
export async function endInterview(services: Services, { tx, now }: Writing, member: string): Promise<void> {
  await eraseNotesAbout(tx, member);
  for (const appointment of await listBookedSince(tx, member, now))
    if (appointment.kind === 'welcome' && untilBegun(appointment.starts_at, now) === 'ok')
      await cancelAppointment(services, { tx, now, locked: appointment }, { by: { member } });
}
