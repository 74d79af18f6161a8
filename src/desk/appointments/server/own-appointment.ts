import { type FaceVerdict, settleVerdict } from '#member/appointments/rules.ts';
import { findAppointment, type StoredAppointment } from '#member/appointments/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';

/** The appointment of an id when it is this person of the team who receives the member. */
async function findOwn(
  db: Database,
  staff: { id: string },
  id: string,
): Promise<StoredAppointment | undefined> {
  const found = await findAppointment(db, id);
  return found?.staff_id === staff.id ? found : undefined;
}

/** The same, as long as it is not cancelled: age, city, notes and photos are for receiving someone, and for nothing else. */
export async function findOpen(
  db: Database,
  staff: { id: string },
  id: string,
): Promise<StoredAppointment | undefined> {
  const found = await findOwn(db, staff, id);
  return found?.state === 'cancelled' ? undefined : found;
}

/**
 * Locks an appointment that this colleague may settle, and its member.
 * @param face the verdict about to be given; the same verdict again locks the appointment as it is
 */
export async function lockBegun(
  tx: Database,
  { id, staff, face }: { id: string; staff: string; face?: FaceVerdict },
  now: Date,
): Promise<StoredAppointment | 'unknown' | 'cancelled' | 'early' | 'judged'> {
  const seen = await findOwn(tx, { id: staff }, id);
  if (!seen) return 'unknown';
  await lockMembers(tx, [seen.user_id]);
  const appointment = await findOwn(tx, { id: staff }, id);
  if (!appointment) return 'unknown';
  if (face !== undefined && appointment.face === face) return appointment;
  const { state, starts_at: startsAt } = appointment;
  const verdict = settleVerdict({ state, startsAt, face: appointment.face }, now);
  return verdict === 'ok' ? appointment : verdict;
}
