import type { QueryClient } from '@tanstack/react-query';
import type { LivePayload } from '#live/protocol.ts';
import type { CallChannel } from '#mechanisms/calls/web/shared/call-channel.ts';
import { APPOINTMENTS_CHANGED, type AppointmentSignal, appointmentSignal } from '../../contract.ts';
import { appointmentsApi } from './api.ts';

const listeners = new Set<(signal: AppointmentSignal) => void>();

/** Passes on a signal of a call with the team, on either side. @returns whether the event is one of these */
export function dispatchAppointmentSignal(payload: LivePayload): boolean {
  const { data: signal } = appointmentSignal.safeParse(payload);
  if (signal) for (const listener of listeners) listener(signal);
  return signal !== undefined;
}

export function readAppointmentsAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: appointmentsApi.key() });
}

/** Applies an appointment event in a member’s browser. @returns whether the event is one of these */
export function applyAppointmentEvent(queryClient: QueryClient, payload: LivePayload): boolean {
  if (payload.kind !== APPOINTMENTS_CHANGED.kind) return dispatchAppointmentSignal(payload);
  readAppointmentsAgain(queryClient);
  return true;
}

/** The signalling channel between the two participants. @param send sends on the connection of this side */
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
