import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { CallEnded } from './call-ended.tsx';
import { CallRoom } from './call-room.tsx';
import { callsApi } from './shared/api.ts';

const LOAD_FAILED = 'L’appel n’a pas pu être lu. Vérifiez votre connexion, puis réessayez.';

export function meta() {
  return pageMeta('Appel');
}

/** A call of ten minutes with a contact, once both agreed to it. */
export default function CallPage() {
  const [search] = useSearchParams();
  const contactId = search.get('contact') ?? '';
  const { data, error, isFetching, refetch } = useQuery(
    callsApi.one.queryOptions({ input: { id: contactId }, staleTime: 0, ...useFallbackPolling() }),
  );
  return (
    <div className="page-width max-w-2xl py-8 sm:py-12">
      {data ? (
        <CallRoom contactId={contactId} state={data} />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <CallEnded end="gone" firstName="" contactId={contactId} relayed={false} />
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
