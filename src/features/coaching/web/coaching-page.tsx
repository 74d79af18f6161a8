import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/api.ts';
import { errorSentence } from '#web/error-sentence.ts';
import { useSession } from '#web/session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { CoachCard } from './coach-card.tsx';
import { CoachingOfferCard } from './coaching-offer.tsx';
import { MySessions } from './my-sessions.tsx';
import { NoCoach } from './no-coach.tsx';

/** Spec 1 §8, to the letter. */
const LOAD_FAILED = 'Une erreur est survenue lors du chargement de vos données.';

export default function CoachingPage() {
  const { member } = useSession();
  const coaching = useQuery(orpc.coaching.mine.queryOptions());
  const sessions = useQuery(orpc.workshops.mine.queryOptions());
  const error = coaching.error ?? sessions.error;
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 sm:py-12">
      <PageTitle intro="La personne qui vous accompagne, et les ateliers où vous la retrouvez.">
        Mon coaching
      </PageTitle>
      {coaching.data && sessions.data ? (
        <>
          {coaching.data.coach ? (
            <CoachCard coach={coaching.data.coach} />
          ) : member ? (
            <NoCoach steps={member.steps} />
          ) : null}
          <CoachingOfferCard offer={coaching.data.offer} />
          <MySessions sessions={sessions.data} />
        </>
      ) : error ? (
        <ErrorState
          onRetry={() => void Promise.all([coaching.refetch(), sessions.refetch()])}
          retrying={coaching.isFetching || sessions.isFetching}
        >
          {errorSentence(error, LOAD_FAILED)}
        </ErrorState>
      ) : (
        <Loading label="Chargement de votre coaching…" className="grid gap-8">
          <Skeleton className="h-96 !rounded-card" />
          <Skeleton className="h-40 !rounded-card" />
          <Skeleton className="h-72 !rounded-card" />
        </Loading>
      )}
    </div>
  );
}
