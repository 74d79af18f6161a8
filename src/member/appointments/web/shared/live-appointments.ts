import type { QueryClient } from '@tanstack/react-query';
import type { LivePayload } from '#live/protocol.ts';
import type { CallChannel } from '#mechanisms/calls/web/shared/call-channel.ts';
import { APPOINTMENTS_CHANGED, type AppointmentSignal, appointmentSignal } from '../../contract.ts';
import { appointmentsApi } from './api.ts';

const listeners = new Set<(signal: AppointmentSignal) => void>();

/** A signal of a call with the team came, to either side. @returns whether the event is one of these */
export function noteAppointmentSignal(payload: LivePayload): boolean {
  const { data: signal } = appointmentSignal.safeParse(payload);
  if (signal) for (const listener of listeners) listener(signal);
  return signal !== undefined;
}

export function readAppointmentsAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: appointmentsApi.key() });
}

/** What a member's browser hears of appointments. @returns whether the event is one of these */
export function noteAppointments(queryClient: QueryClient, payload: LivePayload): boolean {
  if (payload.kind !== APPOINTMENTS_CHANGED.kind) return noteAppointmentSignal(payload);
  readAppointmentsAgain(queryClient);
  return true;
}

/** Between the member of an appointment and the one who receives them. @param send by the connection of this side */
export function appointmentChannel(appointmentId: string, send: (payload: LivePayload) => void): CallChannel {
  return {
    say: (signal) => send({ kind: 'appointment-signal', appointmentId, ...signal }),
    listen(hear) {
      const listener = (signal: AppointmentSignal) => {
        if (signal.appointmentId === appointmentId) hear(signal);
      };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
