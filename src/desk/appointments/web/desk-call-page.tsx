import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { deskMeta } from '#desk/staff/web/shared/desk-meta.ts';
import { deskLive } from '#live/web/desk-connection.ts';
import { appointmentChannel } from '#member/appointments/web/shared/live-appointments.ts';
import { TeamCall } from '#member/appointments/web/shared/team-call.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import type { OpenedAppointment } from '../contract.ts';
import { NoteForm } from './note-form.tsx';
import { deskAppointmentsApi } from './shared/api.ts';
import { VerifyPanel } from './verify-panel.tsx';

const LOAD_FAILED = 'L’appel n’a pas pu être lu. Vérifiez votre connexion, puis réessayez.';
/** What a lost event may delay. */
const ASK_AGAIN_MS = 10_000;

export function meta() {
  return deskMeta('Appel');
}

/** The call of an appointment, for whoever receives: the photos or one's notes stand beside it. */
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
      {room.data ? (
        <TeamCall
          room={room.data}
          channel={channel}
          join={(seat) => deskAppointmentsApi.join.call({ id, seat })}
          leave={(seat) => deskAppointmentsApi.leave.call({ id, seat })}
          leaveAddress={`/api/desk/appointments/${encodeURIComponent(id)}/call/leave`}
          back={{ href: `/equipe/rendez-vous/${encodeURIComponent(id)}`, label: 'Revenir au rendez-vous' }}
          stageClassName="h-[min(44rem,80dvh)] overflow-hidden rounded-card lg:sticky lg:top-6"
        />
      ) : room.error ? (
        <ErrorState
          title="L’appel n’a pas pu être affiché"
          onRetry={() => void room.refetch()}
          retrying={room.isFetching}
        >
          {errorSentence(room.error, LOAD_FAILED)}
        </ErrorState>
      ) : (
        <Loading label="Chargement de l’appel…">
          <Skeleton className="h-96" />
        </Loading>
      )}
      {appointment.data ? <Beside appointment={appointment.data} /> : null}
    </div>
  );
}

function Beside({ appointment }: { appointment: OpenedAppointment }) {
  const { id, kind, note } = appointment;
  return (
    <aside aria-label="À côté de l’appel" className="grid gap-6 text-sm">
      {kind === 'verification' ? <VerifyPanel appointment={appointment} /> : null}
      {note === null ? null : <NoteForm key={id} id={id} note={note} />}
    </aside>
  );
}
