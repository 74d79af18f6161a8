import type { LivePayload } from '#live/protocol.ts';
import { createSignalReader } from '#mechanisms/calls/server/shared/read-signals.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import type { LivePublisher } from '#platform/services.ts';
import { appointmentSignal } from '../../contract.ts';
import { callPhaseOf } from '../../rules.ts';
import { appointmentRoom, findAppointment } from '../store.ts';
import { hasRoom, seatOf } from './call-room.ts';
import { isOf, type Party } from './change-booked.ts';

/** Relays signals between the participants of an appointment while its room is open. */
export function createAppointmentSignals(db: Database, clock: Clock) {
  const read = createSignalReader(appointmentSignal);

  /** @returns whether the event is a signal of an appointment */
  async function forward(live: LivePublisher, by: Party, who: string, payload: LivePayload) {
    const signal = read(who, payload);
    if (!signal) return signal !== undefined;
    const appointment = await findAppointment(db, signal.appointmentId);
    if (!appointment || !isOf(appointment, by) || !hasRoom(appointment)) return true;
    if (callPhaseOf(appointmentRoom(appointment), clock.now()) !== 'open') return true;
    if (seatOf(appointment, by) !== signal.seat) return true;
    if ('member' in by) live.publishToStaff(appointment.staff_id, signal);
    else live.publishEphemeral(appointment.user_id, signal);
    return true;
  }

  return {
    fromMember: (live: LivePublisher, member: string, payload: LivePayload) =>
      forward(live, { member }, `member:${member}`, payload),
    fromStaff: (live: LivePublisher, staff: string, payload: LivePayload) =>
      forward(live, { staff }, `staff:${staff}`, payload),
  };
}
