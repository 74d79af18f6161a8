import { lockConsent } from '#identity/consents/server/store.ts';
import { findVerification } from '#member/photos/server/verification-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
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

type Refusals = Record<
  | 'SLOT_TAKEN'
  | 'ALREADY_BOOKED'
  | 'ALREADY_WELCOMED'
  | 'ALREADY_VERIFIED'
  | 'PHOTO_REQUIRED'
  | 'CALL_ONLY'
  | 'CONSENT_REQUIRED',
  () => Error
>;

/**
 * Takes a free time for a member, with the mail that says so: of two who choose the same time at once one gets it.
 * Asking again gives the same answer.
 */
export async function bookAppointment(
  context: { services: Services },
  errors: Refusals,
  me: string,
  { slotId, means, phone }: { slotId: string; means: Means; phone: string | null },
): Promise<StoredAppointment> {
  const { services } = context;
  const booked = await write(context, {
    lock: (tx) => lockMembers(tx, [me]),
    async change({ tx, now }) {
      if (await findOwnOnSlot(tx, me, slotId)) return UNCHANGED;
      const slot = await lockFreeSlot(tx, slotId);
      if (!slot || takingVerdict(slot.starts_at, now) !== 'ok') throw errors.SLOT_TAKEN();
      const { kind } = slot;
      const booked = await listBookedSince(tx, me, now);
      if (booked.some((one) => one.kind === kind && callPhaseOf(appointmentRoom(one), now) !== 'over'))
        throw errors.ALREADY_BOOKED();
      if (kind === 'welcome') {
        if (await hasHeld(tx, me, kind)) throw errors.ALREADY_WELCOMED();
        if (!(await lockConsent(tx, me, 'coaching'))) throw errors.CONSENT_REQUIRED();
      }
      if (kind === 'verification') {
        if (means !== 'call') throw errors.CALL_ONLY();
        const verification = await findVerification(tx, me);
        if (verification && !verification.lost) throw errors.ALREADY_VERIFIED();
        if (!(await findProfile(tx, me))?.photo_url) throw errors.PHOTO_REQUIRED();
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
    },
    publish: deskChanged('appointments'),
  });
  if (booked !== UNCHANGED) return booked;
  const known = await findOwnOnSlot(services.db, me, slotId);
  if (!known) throw errors.SLOT_TAKEN();
  return known;
}
