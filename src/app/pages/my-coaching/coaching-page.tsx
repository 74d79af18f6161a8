import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { useSession } from '#browser/session/session.ts';
import { WelcomeCard } from '#member/appointments/web/shared/welcome-card.tsx';
import { coachesApi } from '#member/coaches/web/shared/api.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { MyCoachCard } from './coach-card.tsx';
import { CoachingOfferCard } from './coaching-offer.tsx';
import { ComingDates } from './coming-dates.tsx';
import { NoDate, PastDates } from './my-dates.tsx';
import { NoCoach } from './no-coach.tsx';
import { splitDates } from './split-dates.ts';

/** Spec 1 §8, verbatim. */
const LOAD_FAILED = 'Une erreur est survenue lors du chargement de vos données.';

export default function CoachingPage() {
  const { member } = useSession();
  const coaching = useQuery(coachesApi.mine.queryOptions());
  const dates = useQuery(workshopsApi.mine.queryOptions());
  const error = coaching.error ?? dates.error;
  // « Prendre rendez-vous » of such a coach is an appointment with the team, which no other button repeats.
  const leadsToTeam = coaching.data?.coach?.bookingUrl === null;
  const { coming, past } = splitDates(dates.data ?? []);
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 sm:py-12">
      <PageTitle intro="La personne qui vous accompagne, et les ateliers où vous la retrouvez.">
        Mon coaching
      </PageTitle>
      {coaching.data && dates.data ? (
        <>
          <ComingDates dates={coming} />
          {coaching.data.coach ? (
            <MyCoachCard coach={coaching.data.coach} />
          ) : member ? (
            <NoCoach steps={member.steps} />
          ) : null}
          {coaching.data.offer === 'free-interview' || leadsToTeam ? null : <WelcomeCard />}
          <CoachingOfferCard offer={coaching.data.offer} booked={leadsToTeam} />
          {dates.data.length === 0 ? <NoDate /> : <PastDates dates={past} />}
        </>
      ) : error ? (
        <ErrorState
          onRetry={() => void Promise.all([coaching.refetch(), dates.refetch()])}
          retrying={coaching.isFetching || dates.isFetching}
        >
          {errorSentence(error, LOAD_FAILED)}
        </ErrorState>
      ) : (
        <LoadingShapes label="Chargement de votre coaching…" shapes={['h-96', 'h-40', 'h-72']} />
      )}
    </div>
  );
}
