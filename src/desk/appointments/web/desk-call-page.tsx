import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { deskLive } from '#live/web/desk-connection.ts';
import { CallPageFrame } from '#mechanisms/calls/web/shared/call-page-frame.tsx';
import { AppointmentCall } from '#member/appointments/web/shared/appointment-call.tsx';
import { appointmentChannel } from '#member/appointments/web/shared/live-appointments.ts';
import { deskMeta } from '#ui/desk/desk-page.tsx';
import { Beside } from './beside.tsx';
import { deskAppointmentsApi } from './shared/api.ts';

/** Polling interval, in case an event is lost. */
const ASK_AGAIN_MS = 10_000;

export const meta = deskMeta('Appel');

/** The host's side of a call, with the photos or notes beside it. */
export default function DeskCallPage() {
  const [search] = useSearchParams();
  const id = search.get('rendez-vous') ?? '';
  const room = useQuery(
    deskAppointmentsApi.room.queryOptions({ input: { id }, staleTime: 0, refetchInterval: ASK_AGAIN_MS }),
  );
  const appointment = useQuery(deskAppointmentsApi.one.queryOptions({ input: { id } }));
  const channel = useMemo(() => appointmentChannel(id, (payload) => deskLive.send(payload)), [id]);
  return (
    <div className="mx-auto grid w-full max-w-[88rem] items-start gap-8 px-4 py-6 sm:px-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <CallPageFrame query={room} className="">
        {room.data ? (
          <AppointmentCall
            room={room.data}
            channel={channel}
            join={(seat, connected) => deskAppointmentsApi.join.call({ id, seat, connected })}
            leave={(seat) => deskAppointmentsApi.leave.call({ id, seat })}
            leaveAddress={`/api/desk/appointments/${encodeURIComponent(id)}/call/leave`}
            back={{ href: `/equipe/rendez-vous/${encodeURIComponent(id)}`, label: 'Revenir au rendez-vous' }}
            stageClassName="h-[min(44rem,80dvh)] overflow-hidden rounded-card lg:sticky lg:top-6"
          />
        ) : null}
      </CallPageFrame>
      <div className="text-sm">{appointment.data ? <Beside appointment={appointment.data} /> : null}</div>
    </div>
  );
}
