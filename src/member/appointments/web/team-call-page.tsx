import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { live } from '#live/web/live-connection.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { APPOINTMENTS_PATH } from '../texts.ts';
import { appointmentsApi } from './shared/api.ts';
import { appointmentChannel } from './shared/live-appointments.ts';
import { TeamCall } from './shared/team-call.tsx';
import { TeamCallEnded } from './shared/team-call-ended.tsx';

const LOAD_FAILED = 'L’appel n’a pas pu être lu. Vérifiez votre connexion, puis réessayez.';
const BACK = { href: APPOINTMENTS_PATH, label: 'Revenir à mes rendez-vous' };

export function meta() {
  return pageMeta('Appel avec l’équipe');
}

/** The call of an appointment, for the member. */
export default function TeamCallPage() {
  const [search] = useSearchParams();
  const id = search.get('rendez-vous') ?? '';
  const { data, error, isFetching, refetch } = useQuery(
    appointmentsApi.room.queryOptions({ input: { id }, staleTime: 0, ...useFallbackPolling() }),
  );
  const channel = useMemo(() => appointmentChannel(id, (payload) => live.send(payload)), [id]);
  return (
    <div className="page-width max-w-2xl py-8 sm:py-12">
      {data ? (
        <TeamCall
          room={data}
          channel={channel}
          join={(seat) => appointmentsApi.join.call({ id, seat })}
          leave={(seat) => appointmentsApi.leave.call({ id, seat })}
          leaveAddress={`/api/appointments/${encodeURIComponent(id)}/call/leave`}
          back={BACK}
        />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <TeamCallEnded end="over" firstName="" relayed={false} back={BACK} />
      ) : error ? (
        <ErrorState
          title="L’appel n’a pas pu être affiché"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorSentence(error, LOAD_FAILED)}
        </ErrorState>
      ) : (
        <Loading label="Chargement de l’appel…">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </div>
  );
}
