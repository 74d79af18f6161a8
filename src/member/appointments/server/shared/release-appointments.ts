import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { appointments } from '../tables.ts';

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
