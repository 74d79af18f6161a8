import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { WelcomeCard } from '#member/appointments/web/shared/welcome-card.tsx';
import type { WorkshopDates } from '#member/workshops/contract.ts';
import { FEATURED_WORKSHOPS, workshopOf } from '#member/workshops/texts.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';
import { FoldingPart } from '#ui/folding-part.tsx';
import { TextLink } from '#ui/link.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { LOAD_FAILED } from './load-failed.ts';
import { NextWebinars } from './next-webinars.tsx';
import { type Webinar, WeeklyWebinar } from './weekly-webinar.tsx';

const columns = 'grid gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]';

/** Webinar of the week, the first of the featured ones, and the next three (spec 1 §2.2). */
export function AccompanimentSection() {
  const { data, error, isFetching, refetch } = useQuery(workshopsApi.list.queryOptions());
  return (
    <FoldingPart
      id="accompaniment"
      title="Mon accompagnement"
      hint={`Cette semaine\u202f: ${workshopOf(FEATURED_WORKSHOPS[0]).title}`}
      notice={
        error ? (
          <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
            {errorSentence(error, LOAD_FAILED)}
          </RetryAlert>
        ) : null
      }
    >
      {data ? (
        <Webinars dates={data} />
      ) : error ? null : (
        <LoadingShapes label="Chargement des webinaires…" className={columns} shapes={['h-80', 'h-80']} />
      )}
      <TextLink to="/webinaires" className="inline-flex min-h-11 items-center gap-1.5 justify-self-start">
        Voir tous les webinaires
        <ArrowRight aria-hidden="true" className="size-5" />
      </TextLink>
      <WelcomeCard heading="h3" />
    </FoldingPart>
  );
}

function Webinars({ dates }: { dates: readonly WorkshopDates[] }) {
  const [first, ...others] = FEATURED_WORKSHOPS.map((id) => ({
    workshop: workshopOf(id),
    next: dates.find(({ workshopId }) => workshopId === id)?.dates[0],
  }));
  return (
    <div className={columns}>
      {first ? <WeeklyWebinar {...first} /> : null}
      <NextWebinars webinars={others.toSorted(bySoonest)} />
    </div>
  );
}

/** Webinars without a date come last. */
function bySoonest(one: Webinar, other: Webinar): number {
  return (one.next?.startsAt ?? '~').localeCompare(other.next?.startsAt ?? '~');
}
