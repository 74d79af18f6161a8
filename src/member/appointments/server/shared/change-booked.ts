import { HOUR_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { untilBegun } from '#mechanisms/calendar/rules.ts';
import { listLedHours } from '#member/workshops/server/shared/find-clash.ts';
import { readTeam } from '#member/workshops/server/shared/leader-store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';
import type { Writing } from '#platform/write.ts';
import { type CANCELLED_BY, endOfSlot, isAway, takingVerdict } from '../../rules.ts';
import { findHost } from '../host-store.ts';
import { notifyAppointmentCancelled, notifyBooked } from '../notify.ts';
import { deleteSlot, lockFreeSlot, lockGiver, type StoredSlot } from '../slot-store.ts';
import { changeAppointment, findAppointment, listAppointmentsOf, type StoredAppointment } from '../store.ts';

/** The caller: the member of the appointment, or the colleague who receives them. */
export type Party = { member: string } | { staff: string };

/** A transaction that holds the locks of `lockBooked`. */
type Booked = Writing<StoredAppointment>;

/** Locks a booked appointment that has not begun: first the colleague if they are the caller, then the member. */
export async function lockBooked(
  tx: Database,
  { id, by }: { id: string; by: Party },
  now: Date,
): Promise<StoredAppointment | 'unknown' | 'cancelled' | 'begun'> {
  const seen = await findAppointment(tx, id);
  if (!seen || !isOf(seen, by)) return 'unknown';
  if ('staff' in by) await lockGiver(tx, by.staff);
  await lockMembers(tx, [seen.user_id]);
  const appointment = await findAppointment(tx, id);
  if (!appointment || !isOf(appointment, by)) return 'unknown';
  if (appointment.state !== 'booked') return 'cancelled';
  return untilBegun(appointment.starts_at, now) === 'ok' ? appointment : 'begun';
}

export function isOf(appointment: StoredAppointment, by: Party): boolean {
  return 'member' in by ? appointment.user_id === by.member : appointment.staff_id === by.staff;
}

/**
 * Moves an appointment to another free slot; a colleague can only use their own slots.
 * @returns the appointment, unchanged if it is already there
 */
export async function moveAppointment(
  services: Services,
  { tx, now, locked: appointment }: Booked,
  { slotId, by }: { slotId: string; by: Party },
): Promise<StoredAppointment | 'slot-taken'> {
  if (appointment.slot_id === slotId) return appointment;
  const slot = await lockFreeSlot(tx, slotId);
  if (!slot || !fits(slot, appointment, by) || takingVerdict(slot.starts_at, now) !== 'ok')
    return 'slot-taken';
  const moved = await changeAppointment(tx, appointment.id, {
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
  return moved;
}

function fits(slot: StoredSlot, { kind }: StoredAppointment, by: Party): boolean {
  return slot.kind === kind && ('member' in by || slot.staff_id === by.staff);
}

/** Starts an appointment now; used by a colleague when both agreed to. */
export async function startNow(
  services: Services,
  { tx, now, locked: appointment }: Booked,
): Promise<StoredAppointment | 'busy'> {
  if (await isBusy(tx, appointment.staff_id, { ...appointment, starts_at: now })) return 'busy';
  const brought = await changeAppointment(tx, appointment.id, {
    slot_id: null,
    starts_at: now,
    revision: appointment.revision + 1,
    settled_at: now,
  });
  if (appointment.slot_id) await deleteSlot(tx, appointment.slot_id);
  await notifyBooked({ ...services, tx }, brought, 'begins');
  return brought;
}

/** Hands an appointment over to another colleague at the same time. `busy` if that colleague is not free. */
export async function handOverAppointment(
  services: Services,
  { tx, now, locked: appointment }: Booked,
  to: { id: string; firstName: string },
): Promise<StoredAppointment | 'busy'> {
  const { absences } = await findHost(tx, to.id);
  const isThere = !isAway(absences, parisDay(appointment.starts_at));
  if (!isThere || (await isBusy(tx, to.id, appointment))) return 'busy';
  const handed = await changeAppointment(tx, appointment.id, {
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
}

/** Returns whether another appointment or workshop of the colleague overlaps this one. */
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

/**
 * Cancels an appointment. Its slot becomes free if the member cancels, and is deleted if the team does.
 * @param words message from the team to the member
 */
export async function cancelAppointment(
  services: Services,
  { tx, locked: appointment }: Booked,
  { by, words = '' }: { by: Party; words?: string },
): Promise<StoredAppointment> {
  const cancelledBy: (typeof CANCELLED_BY)[number] = 'member' in by ? 'member' : 'team';
  const cancelled = await changeAppointment(tx, appointment.id, {
    state: 'cancelled',
    cancelled_by: cancelledBy,
    slot_id: null,
    phone: null,
    revision: appointment.revision + 1,
  });
  if (cancelledBy === 'team' && appointment.slot_id) await deleteSlot(tx, appointment.slot_id);
  await notifyAppointmentCancelled({ ...services, tx }, cancelled, { by: cancelledBy, words });
  return cancelled;
}
