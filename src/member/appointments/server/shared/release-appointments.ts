import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { appointments } from '../tables.ts';

/** Gives back the times that a member has booked, such as when their account is suspended. @returns how many */
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
