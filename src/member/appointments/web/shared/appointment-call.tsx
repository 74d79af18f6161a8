import type { ComponentProps } from 'react';
import { Call } from '#mechanisms/calls/web/shared/call.tsx';
import type { CallRoom } from '../../contract.ts';
import { APPOINTMENT_MINUTES } from '../../rules.ts';
import { callEnds } from './call-ends.ts';

type AppointmentCallProps = { room: CallRoom } & Pick<
  ComponentProps<typeof Call>,
  'channel' | 'join' | 'leave' | 'leaveAddress' | 'back' | 'stageClassName'
>;

/** The call of an appointment, for the member and for the team: hanging up leaves the room open. */
export function AppointmentCall({ room, ...props }: AppointmentCallProps) {
  return (
    <Call
      {...props}
      room={room}
      closedBy="ROOM_CLOSED"
      intro={`${APPOINTMENT_MINUTES[room.kind]} minutes. Rien n’est enregistré.`}
      ends={callEnds(room.firstName, room.relayed)}
      mayReturn
    />
  );
}
