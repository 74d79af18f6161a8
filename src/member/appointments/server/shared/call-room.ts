import type { Joined } from '#mechanisms/calls/contract.ts';
import { seated } from '#mechanisms/calls/rules.ts';
import { iceServers } from '#mechanisms/calls/server/shared/ice-servers.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { APPOINTMENTS_CHANGED, type CallRoom } from '../../contract.ts';
import { callPhaseOf, roomSecondsLeft } from '../../rules.ts';
import {
  appointmentRoom,
  changeAppointment,
  findAppointment,
  findGuest,
  type StoredAppointment,
} from '../store.ts';
import { isOf, type Party } from './change-booked.ts';

type Asked = { id: string; by: Party };

/** What is cancelled or was held by phone has no room. */
export function hasRoom({ state, means }: StoredAppointment): boolean {
  return means === 'call' && (state === 'booked' || state === 'held');
}

export function seatOf(appointment: StoredAppointment, by: Party): string | null {
  return 'member' in by ? appointment.member_seat : appointment.staff_seat;
}

function otherSeatOf(appointment: StoredAppointment, by: Party): string | null {
  return 'member' in by ? appointment.staff_seat : appointment.member_seat;
}

/** The call of an appointment as one of the two sees it; nothing where there is none, or for anybody else. */
export async function readRoom(
  { db, clock, env }: Services,
  { id, by }: Asked,
): Promise<CallRoom | undefined> {
  const appointment = await findAppointment(db, id);
  if (!appointment || !isOf(appointment, by) || !hasRoom(appointment)) return undefined;
  const now = clock.now();
  const times = appointmentRoom(appointment);
  const other =
    'member' in by ? appointment.host_name : (await findGuest(db, appointment.user_id))?.firstName;
  return {
    firstName: other ?? '',
    kind: appointment.kind,
    startsAt: appointment.starts_at.toISOString(),
    status: callPhaseOf(times, now),
    secondsLeft: roomSecondsLeft(times, now),
    mySeat: seatOf(appointment, by),
    otherIsThere: otherSeatOf(appointment, by) !== null,
    relayed: env.TURN_URL !== undefined,
  };
}

/** Puts one of the two into the call, in one window. */
export async function joinRoom(
  services: Services,
  { id, by, seat, connected }: Asked & { seat: string; connected: boolean },
): Promise<Joined | 'unknown' | 'closed'> {
  const { env, secret, clock } = services;
  const now = clock.now();
  const joined = await changeRoom(services, { id, by }, async (tx, appointment) => {
    const times = appointmentRoom(appointment);
    if (callPhaseOf(times, now) !== 'open') return 'closed';
    const beganAt = seated(times.beganAt, { connected, other: otherSeatOf(appointment, by) }, now);
    const mine = 'member' in by ? { member_seat: seat } : { staff_seat: seat };
    await changeAppointment(tx, id, { ...mine, began_at: beganAt });
    return { secondsLeft: roomSecondsLeft({ ...times, beganAt }, now) };
  });
  if (joined === undefined) return 'unknown';
  if (joined === 'closed') return joined;
  const who = 'member' in by ? by.member : by.staff;
  return {
    ...joined,
    polite: 'member' in by,
    iceServers: iceServers(env, { secret, member: who, now }),
  };
}

/** Hangs up in one window; the room stays, so that a slip of the finger ends nothing. @returns whether there is one */
export async function leaveRoom(
  services: Services,
  { id, by, seat }: Asked & { seat: string },
): Promise<boolean> {
  const left = await changeRoom(services, { id, by }, async (tx, appointment) => {
    if (seatOf(appointment, by) !== seat) return true;
    await changeAppointment(tx, id, 'member' in by ? { member_seat: null } : { staff_seat: null });
    return true;
  });
  return left === true;
}

async function changeRoom<Result>(
  { db, live }: Services,
  { id, by }: Asked,
  change: (tx: Services['db'], appointment: StoredAppointment) => Promise<Result>,
): Promise<Result | undefined> {
  const seen = await findAppointment(db, id);
  if (!seen || !isOf(seen, by)) return undefined;
  const result = await db.transaction(async (tx) => {
    await lockMembers(tx, [seen.user_id]);
    const appointment = await findAppointment(tx, id);
    return appointment && isOf(appointment, by) && hasRoom(appointment) ? change(tx, appointment) : undefined;
  });
  live.publishEphemeral(seen.user_id, APPOINTMENTS_CHANGED);
  live.publishToTeam({ kind: 'desk-changed', part: 'appointments' });
  return result;
}
