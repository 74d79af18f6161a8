import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { live } from '#live/web/live-connection.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { CallEnded, CallPageFrame } from '#mechanisms/calls/web/shared/call-page-frame.tsx';
import { APPOINTMENTS_PATH } from '../texts.ts';
import { appointmentsApi } from './shared/api.ts';
import { AppointmentCall, callEnds } from './shared/appointment-call.tsx';
import { appointmentChannel } from './shared/live-appointments.ts';

const BACK = { href: APPOINTMENTS_PATH, label: 'Revenir à mes rendez-vous' };

export function meta() {
  return pageMeta('Appel avec l’équipe');
}

export default function TeamCallPage() {
  const [search] = useSearchParams();
  const id = search.get('rendez-vous') ?? '';
  const room = useQuery(
    appointmentsApi.room.queryOptions({ input: { id }, staleTime: 0, ...useFallbackPolling() }),
  );
  const channel = useMemo(() => appointmentChannel(id, (payload) => live.send(payload)), [id]);
  return (
    <CallPageFrame query={room}>
      {room.data ? (
        <AppointmentCall
          room={room.data}
          channel={channel}
          join={(seat, connected) => appointmentsApi.join.call({ id, seat, connected })}
          leave={(seat) => appointmentsApi.leave.call({ id, seat })}
          leaveAddress={`/api/appointments/${encodeURIComponent(id)}/call/leave`}
          back={BACK}
        />
      ) : isRefusal(room.error, 'NOT_FOUND') ? (
        <CallEnded words={callEnds('', false).over} back={BACK} />
      ) : null}
    </CallPageFrame>
  );
}
