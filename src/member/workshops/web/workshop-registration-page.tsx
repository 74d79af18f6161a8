import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { ConfidingGate } from '#member/coaches/web/shared/confiding-gate.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { REGISTRATION_FAILED, type WorkshopDate } from '../contract.ts';
import { INTIMATE_WORKSHOPS } from '../rules.ts';
import type { Workshop } from '../texts/workshop.ts';
import { findWorkshop } from '../texts.ts';
import { DateForm, type Registered } from './date-form.tsx';
import { RegistrationDone } from './registration-done.tsx';
import { workshopsApi } from './shared/api.ts';
import { WorkshopTicket } from './shared/workshop-ticket.tsx';
import { WorkshopFacts } from './workshop-facts.tsx';
import { WorkshopIntroduction } from './workshop-introduction.tsx';
import { WorkshopProgramme } from './workshop-programme.tsx';

export function meta({ params }: { params: { id?: string } }) {
  return pageMeta(findWorkshop(Number(params.id))?.title ?? 'Atelier');
}

export default function WorkshopRegistrationPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(
    workshopsApi.one.queryOptions({ input: { id }, staleTime: 0 }),
  );
  const [registered, setRegistered] = useState<Registered>();
  const workshop = findWorkshop(Number(id));
  return (
    <div className="page-width grid gap-6 py-6 sm:py-10">
      {registered ? null : <BackToWebinars />}
      {!workshop || isRefusal(error, 'NOT_FOUND') ? (
        <PageTitle intro="Cette adresse ne mène à aucun de nos ateliers. Les huit sont sur la page des webinaires.">
          Atelier non trouvé
        </PageTitle>
      ) : registered ? (
        <RegistrationDone workshop={workshop} registered={registered} />
      ) : data ? (
        <WorkshopContent workshop={workshop} dates={data.dates} onRegistered={setRegistered} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {errorSentence(error, REGISTRATION_FAILED)}
        </ErrorState>
      ) : (
        <WorkshopLoading />
      )}
    </div>
  );
}

function BackToWebinars() {
  return (
    <TextLink
      to="/webinaires"
      bare
      className="-ml-1.5 inline-flex min-h-11 items-center gap-1 justify-self-start pr-2"
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      Retour aux webinaires
    </TextLink>
  );
}

interface WorkshopContentProps {
  workshop: Workshop;
  dates: readonly WorkshopDate[];
  onRegistered: (registered: Registered) => void;
}

/** The choice of a date stands under the title; on wide screens it stays in sight beside the programme. */
function WorkshopContent({ workshop, dates, onRegistered }: WorkshopContentProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14 lg:gap-y-10">
      <div className="grid gap-4">
        <PageTitle intro={workshop.summary}>{workshop.title}</PageTitle>
        <WorkshopFacts workshop={workshop} />
      </div>
      <aside
        aria-label="Inscription"
        className="md:sticky md:top-6 md:col-start-2 md:row-span-3 md:row-start-1 lg:top-24"
      >
        <OwnDateOrForm workshop={workshop} dates={dates} onRegistered={onRegistered} />
      </aside>
      <WorkshopIntroduction workshop={workshop} leader={dates[0]?.leader ?? null} />
      <WorkshopProgramme workshop={workshop} />
    </div>
  );
}

/** Whoever has a date here sees its ticket: one at a time for each workshop. */
function OwnDateOrForm({ workshop, dates, onRegistered }: WorkshopContentProps) {
  const held = dates.some(({ mine }) => mine !== null);
  const mine = useQuery({ ...workshopsApi.mine.queryOptions(), enabled: held });
  const own = mine.data?.find(
    (one) => one.workshopId === workshop.id && one.status === 'pending' && one.cancelReason === null,
  );
  if (held && own) return <WorkshopTicket date={own} heading="h2" />;
  if (held && !mine.error) return <Skeleton className="h-64 !rounded-card" />;
  const form = <DateForm dates={dates} onRegistered={onRegistered} />;
  return (
    <div className="rounded-card border border-filet bg-carte p-5 sm:p-6">
      {INTIMATE_WORKSHOPS.includes(workshop.id) ? <ConfidingGate>{form}</ConfidingGate> : form}
    </div>
  );
}

function WorkshopLoading() {
  return (
    <Loading label="Chargement de l’atelier…" className="grid gap-6">
      <p aria-hidden="true" className="text-encre-2">
        Chargement de l’atelier…
      </p>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-72" />
    </Loading>
  );
}
