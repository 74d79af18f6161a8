import { HOUR_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { untilBegun } from '#mechanisms/calendar/rules.ts';
import { listLedHours } from '#member/workshops/server/shared/find-clash.ts';
import { readTeam } from '#member/workshops/server/shared/leader-store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { type CANCELLED_BY, endOfSlot, isAway, takingVerdict } from '../../rules.ts';
import { findHost } from '../host-store.ts';
import { notifyAppointmentCancelled, notifyBooked } from '../notify.ts';
import { deleteSlot, lockFreeSlot, lockGiver, type StoredSlot } from '../slot-store.ts';
import { changeAppointment, findAppointment, listAppointmentsOf, type StoredAppointment } from '../store.ts';

/** Who asks: the member whose appointment it is, or the person of the team who receives them. */
export type Party = { member: string } | { staff: string };

type Change = {
  tx: Database;
  appointment: StoredAppointment;
  now: Date;
};

/**
 * Changes a booked appointment before it begins, under the lock of its member, and of the colleague when they ask.
 * @param also what belongs into the same transaction, such as the audit log
 */
async function changeBooked<Refusal extends string>(
  services: Services,
  { id, by }: { id: string; by: Party },
  change: (context: Change) => Promise<StoredAppointment | Refusal>,
): Promise<StoredAppointment | Refusal | 'unknown' | 'begun'> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const seen = await findAppointment(tx, id);
    if (!seen || !isOf(seen, by)) return 'unknown';
    if ('staff' in by) await lockGiver(tx, by.staff);
    await lockMembers(tx, [seen.user_id]);
    const appointment = await findAppointment(tx, id);
    if (appointment?.state !== 'booked') return 'unknown';
    if (untilBegun(appointment.starts_at, now) !== 'ok') return 'begun';
    return change({ tx, appointment, now });
  });
}

export function isOf(appointment: StoredAppointment, by: Party): boolean {
  return 'member' in by ? appointment.user_id === by.member : appointment.staff_id === by.staff;
}

type Options = { by: Party; also?: (tx: Database, appointment: StoredAppointment) => Promise<void> };

/** To another free time; the team moves within its own times. */
export function moveAppointment(
  services: Services,
  { id, slotId, by, also }: Options & { id: string; slotId: string },
) {
  return changeBooked<'slot-taken'>(services, { id, by }, async ({ tx, appointment, now }) => {
    if (appointment.slot_id === slotId) return appointment;
    const slot = await lockFreeSlot(tx, slotId);
    if (!slot || !fits(slot, appointment, by) || takingVerdict(slot.starts_at, now) !== 'ok')
      return 'slot-taken';
    const moved = await changeAppointment(tx, id, {
      slot_id: slot.id,
      staff_id: slot.staff_id,
      host_name: slot.host_name,
      starts_at: slot.starts_at,
      revision: appointment.revision + 1,
      settled_at: now,
      began_at: null,
      member_seat: null,
      staff_seat: null,
    });
    await notifyBooked({ ...services, tx }, moved, 'member' in by ? 'moved' : 'moved-by-team');
    await also?.(tx, moved);
    return moved;
  });
}

function fits(slot: StoredSlot, { kind }: StoredAppointment, by: Party): boolean {
  return slot.kind === kind && ('member' in by || slot.staff_id === by.staff);
}

/** Now instead of later: the team does it when both agreed to. */
export function startNow(services: Services, { id, by, also }: Options & { id: string }) {
  return changeBooked<'busy'>(services, { id, by }, async ({ tx, appointment, now }) => {
    if (await isBusy(tx, appointment.staff_id, { ...appointment, starts_at: now })) return 'busy';
    const brought = await changeAppointment(tx, id, {
      slot_id: null,
      starts_at: now,
      revision: appointment.revision + 1,
      settled_at: now,
    });
    if (appointment.slot_id) await deleteSlot(tx, appointment.slot_id);
    await notifyBooked({ ...services, tx }, brought, 'begins');
    await also?.(tx, brought);
    return brought;
  });
}

/** At the same hour, with another colleague: refused as `busy` where they are not free then. */
export function handOverAppointment(
  services: Services,
  { id, by, to }: Options & { id: string; to: { id: string; firstName: string } },
) {
  return changeBooked<'busy'>(services, { id, by }, async ({ tx, appointment, now }) => {
    const { absences } = await findHost(tx, to.id);
    const isThere = !isAway(absences, parisDay(appointment.starts_at));
    if (!isThere || (await isBusy(tx, to.id, appointment))) return 'busy';
    const handed = await changeAppointment(tx, id, {
      slot_id: null,
      staff_id: to.id,
      host_name: to.firstName,
      revision: appointment.revision + 1,
      settled_at: now,
      member_seat: null,
      staff_seat: null,
    });
    if (appointment.slot_id) await deleteSlot(tx, appointment.slot_id);
    await notifyBooked({ ...services, tx }, handed, 'handed-over');
    return handed;
  });
}

/** Another appointment of a colleague, or a date that they lead, overlaps this one. */
async function isBusy(
  tx: Database,
  staff: string,
  { id, kind, starts_at }: Pick<StoredAppointment, 'id' | 'kind' | 'starts_at'>,
): Promise<boolean> {
  const team = await readTeam(tx);
  const before = endOfSlot({ kind, startsAt: starts_at });
  const near = await listAppointmentsOf(tx, staff, { from: new Date(starts_at.getTime() - HOUR_MS), before });
  const isGoingOn = (one: StoredAppointment) =>
    one.state === 'booked' &&
    one.id !== id &&
    endOfSlot({ kind: one.kind, startsAt: one.starts_at }) > starts_at;
  const coach = team.coaches.find((one) => one.staff_id === staff);
  const led = coach ? await listLedHours(tx, team, coach.id, { from: starts_at, before }) : [];
  return led.length > 0 || near.some(isGoingOn);
}

/** The time is free again when the member cancels, and gone when the team does. @param words what the team says to it */
export function cancelAppointment(
  services: Services,
  { id, by, words = '', also }: Options & { id: string; words?: string },
) {
  return changeBooked<never>(services, { id, by }, async ({ tx, appointment }) => {
    const cancelledBy: (typeof CANCELLED_BY)[number] = 'member' in by ? 'member' : 'team';
    const cancelled = await changeAppointment(tx, id, {
      state: 'cancelled',
      cancelled_by: cancelledBy,
      slot_id: null,
      phone: null,
      revision: appointment.revision + 1,
    });
    if (cancelledBy === 'team' && appointment.slot_id) await deleteSlot(tx, appointment.slot_id);
    await notifyAppointmentCancelled({ ...services, tx }, cancelled, { by: cancelledBy, words });
    await also?.(tx, cancelled);
    return cancelled;
  });
}
