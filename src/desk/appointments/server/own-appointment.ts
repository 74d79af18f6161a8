import { type FaceVerdict, settleVerdict } from '#member/appointments/rules.ts';
import { findAppointment, type StoredAppointment } from '#member/appointments/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';

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
 * Changes an appointment that has begun, or is over, under the lock of its member.
 * @param face the verdict on the face; the same verdict again returns `repeated`
 */
export async function settleOwn<Verdict>(
  { db, clock }: Services,
  staff: { id: string },
  { id, face: said }: { id: string; face?: FaceVerdict },
  change: (tx: Database, appointment: StoredAppointment, now: Date) => Promise<Verdict>,
): Promise<Verdict | 'unknown' | 'cancelled' | 'early' | 'judged' | 'repeated'> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const seen = await findOwn(tx, staff, id);
    if (!seen) return 'unknown';
    await lockMembers(tx, [seen.user_id]);
    const appointment = await findOwn(tx, staff, id);
    if (!appointment) return 'unknown';
    const { state, starts_at: startsAt, face } = appointment;
    const verdict = settleVerdict({ state, startsAt, face }, now);
    if (verdict === 'judged' && said === face) return 'repeated';
    return verdict === 'ok' ? change(tx, appointment, now) : verdict;
  });
}
