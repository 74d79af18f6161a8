import type { Joined } from '#mechanisms/calls/contract.ts';
import { seated } from '#mechanisms/calls/rules.ts';
import { iceServersFor } from '#mechanisms/calls/server/shared/ice-servers.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
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

/** Cancelled appointments and phone calls have no room. */
export function hasRoom({ state, means }: StoredAppointment): boolean {
  return means === 'call' && (state === 'booked' || state === 'held');
}

export function seatOf(appointment: StoredAppointment, by: Party): string | null {
  return 'member' in by ? appointment.member_seat : appointment.staff_seat;
}

function otherSeatOf(appointment: StoredAppointment, by: Party): string | null {
  return 'member' in by ? appointment.staff_seat : appointment.member_seat;
}

/** Returns the call of an appointment as one participant sees it, or undefined for anybody else or without a room. */
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

/** Joins a participant to the call from one browser window. */
export async function joinRoom(
  services: Services,
  { id, by, seat, connected }: Asked & { seat: string; connected: boolean },
): Promise<Joined | 'unknown' | 'closed'> {
  const { env, secret, clock } = services;
  const joined = await changeRoom(services, { id, by }, async (tx, appointment, now) => {
    const times = appointmentRoom(appointment);
    if (callPhaseOf(times, now) !== 'open') return UNCHANGED;
    const beganAt = seated(times.beganAt, { connected, other: otherSeatOf(appointment, by) }, now);
    const mine = 'member' in by ? { member_seat: seat } : { staff_seat: seat };
    await changeAppointment(tx, id, { ...mine, began_at: beganAt });
    return { secondsLeft: roomSecondsLeft({ ...times, beganAt }, now) };
  });
  if (joined === 'unknown') return 'unknown';
  if (joined === UNCHANGED) return 'closed';
  const who = 'member' in by ? by.member : by.staff;
  return {
    ...joined,
    polite: 'member' in by,
    iceServers: iceServersFor(env, { secret, member: who, now: clock.now() }),
  };
}

/**
 * Leaves the call in one window. The room stays open, so the participant can rejoin.
 * @returns whether the room exists
 */
export async function leaveRoom(
  services: Services,
  { id, by, seat }: Asked & { seat: string },
): Promise<boolean> {
  const left = await changeRoom(services, { id, by }, async (tx, appointment) =>
    seatOf(appointment, by) === seat
      ? changeAppointment(tx, id, 'member' in by ? { member_seat: null } : { staff_seat: null })
      : UNCHANGED,
  );
  return left !== 'unknown';
}

async function changeRoom<Result>(
  services: Services,
  { id, by }: Asked,
  change: (tx: Database, appointment: StoredAppointment, now: Date) => Promise<Result | typeof UNCHANGED>,
): Promise<Result | typeof UNCHANGED | 'unknown'> {
  const seen = await findAppointment(services.db, id);
  if (!seen || !isOf(seen, by)) return 'unknown';
  let isThere = true;
  const result = await write(
    { services },
    {
      lock: (tx) => lockMembers(tx, [seen.user_id]),
      async change({ tx, now }): Promise<Result | typeof UNCHANGED> {
        const appointment = await findAppointment(tx, id);
        isThere = appointment !== undefined && isOf(appointment, by) && hasRoom(appointment);
        return appointment && isThere ? change(tx, appointment, now) : UNCHANGED;
      },
      publish(open) {
        open.live.publishEphemeral(seen.user_id, APPOINTMENTS_CHANGED);
        deskChanged('appointments')(open);
      },
    },
  );
  return isThere ? result : 'unknown';
}
