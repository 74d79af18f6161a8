import { lockConsent } from '#identity/consents/server/store.ts';
import { findVerification } from '#member/photos/server/verification-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { callPhaseOf, type Means, takingVerdict } from '../rules.ts';
import { notifyBooked } from './notify.ts';
import { lockFreeSlot } from './slot-store.ts';
import {
  appointmentRoom,
  findOwnOnSlot,
  hasHeld,
  insertAppointment,
  listBookedSince,
  type StoredAppointment,
} from './store.ts';

type Refusal =
  | 'slot-taken'
  | 'already-booked'
  | 'already-welcomed'
  | 'already-verified'
  | 'photo-required'
  | 'call-only'
  | 'consent-required';

/**
 * Takes a free time for a member, with the mail that says so, in one transaction: of two who choose the same time at
 * once one gets it. Asking again gives the same answer.
 */
export async function bookAppointment(
  services: Services,
  me: string,
  { slotId, means, phone }: { slotId: string; means: Means; phone: string | null },
): Promise<StoredAppointment | Refusal> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    await lockMembers(tx, [me]);
    const known = await findOwnOnSlot(tx, me, slotId);
    if (known) return known;
    const slot = await lockFreeSlot(tx, slotId);
    if (!slot || takingVerdict(slot.starts_at, now) !== 'ok') return 'slot-taken';
    const { kind } = slot;
    const booked = await listBookedSince(tx, me, now);
    if (booked.some((one) => one.kind === kind && callPhaseOf(appointmentRoom(one), now) !== 'over'))
      return 'already-booked';
    if (kind === 'welcome') {
      if (await hasHeld(tx, me, kind)) return 'already-welcomed';
      if (!(await lockConsent(tx, me, 'coaching'))) return 'consent-required';
    }
    if (kind === 'verification') {
      if (means !== 'call') return 'call-only';
      const verification = await findVerification(tx, me);
      if (verification && !verification.lost) return 'already-verified';
      if (!(await findProfile(tx, me))?.photo_url) return 'photo-required';
    }
    const appointment = await insertAppointment(tx, {
      id: crypto.randomUUID(),
      user_id: me,
      slot_id: slot.id,
      staff_id: slot.staff_id,
      host_name: slot.host_name,
      kind,
      starts_at: slot.starts_at,
      state: 'booked',
      means,
      phone: means === 'phone' ? phone : null,
      settled_at: now,
    });
    await notifyBooked({ ...services, tx }, appointment, 'booked');
    return appointment;
  });
}
