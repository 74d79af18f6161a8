import { useQuery } from '@tanstack/react-query';
import { Check, ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { teamMoment } from '#browser/team-time.ts';
import { portraitOf } from '#member/coaches/web/shared/coach-photos.ts';
import { askConsent, ConfidingGate, consentsToConfide } from '#member/coaches/web/shared/confiding-gate.tsx';
import { Alert } from '#ui/alert.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { FoldingPart } from '#ui/folding-part.tsx';
import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';
import { TextLink } from '#ui/link.tsx';
import { VideoClip } from '#ui/motion/video-clip.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { Together } from '#ui/together.tsx';
import {
  type Leader,
  MAIL_DELAYED_NOTE,
  REGISTRATION_FAILED,
  type Registration,
  type WorkshopDate,
} from '../contract.ts';
import { INTIMATE_WORKSHOPS } from '../rules.ts';
import type { Workshop } from '../texts/workshop.ts';
import { DURATION_LABELS, findWorkshop } from '../texts.ts';
import { DateForm, type Registered } from './date-form.tsx';
import { workshopsApi } from './shared/api.ts';
import { clipOf } from './shared/clips.ts';
import { WorkshopTicket } from './shared/workshop-ticket.tsx';
import { WorkshopFacts } from './workshop-row.tsx';

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

/** The choice of a date comes below the title; on wide screens it stays visible beside the programme. */
function WorkshopContent({ workshop, dates, onRegistered }: WorkshopContentProps) {
  const held = isHeld(dates);
  const asksConsent = !held && INTIMATE_WORKSHOPS.includes(workshop.id);
  return (
    <Together
      reads={held ? [workshopsApi.mine.queryOptions()] : asksConsent ? [consentsToConfide] : []}
      parts={asksConsent ? [askConsent] : []}
      shape={<WorkshopLoading />}
      className="grid items-start gap-x-8 gap-y-8 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-14 lg:gap-y-10"
    >
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
    </Together>
  );
}

function isHeld(dates: readonly WorkshopDate[]): boolean {
  return dates.some(({ mine }) => mine !== null);
}

/** Shows the ticket of a member’s date: one at a time per workshop. */
function OwnDateOrForm({ workshop, dates, onRegistered }: WorkshopContentProps) {
  const held = isHeld(dates);
  const mine = useQuery({ ...workshopsApi.mine.queryOptions(), enabled: held });
  const own = mine.data?.find(
    (one) => one.workshopId === workshop.id && one.status === 'pending' && one.cancelReason === null,
  );
  if (held && own) return <WorkshopTicket date={own} heading="h2" />;
  if (held && !mine.error) return <Skeleton className="h-64 !rounded-card" />;
  const form = <DateForm dates={dates} onRegistered={onRegistered} />;
  return (
    <div className="rounded-card border border-filet bg-carte p-5 sm:p-6">
      {INTIMATE_WORKSHOPS.includes(workshop.id) ? (
        <ConfidingGate purpose="intimate-workshop">{form}</ConfidingGate>
      ) : (
        form
      )}
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

/** The result of a registration: a place, or a rank. */
function RegistrationDone({ workshop, registered }: { workshop: Workshop; registered: Registered }) {
  const { date, registration } = registered;
  const waiting = registration.status === 'waiting';
  const moment = teamMoment(new Date(date.startsAt));
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-6 py-6 text-center">
      <TableForTwoScene className="block h-auto w-full max-w-80 rounded-card" />
      <div className="grid gap-3">
        <h1 ref={focusOnMount} tabIndex={-1}>
          {waiting ? 'Vous êtes sur la liste d’attente' : 'Inscription confirmée !'}
        </h1>
        <p className="text-lg">
          «{'\u202f'}
          {workshop.title}
          {'\u202f'}», {moment}.
        </p>
        <p className="text-encre-2">
          {waiting
            ? `Vous êtes n°\u00a0${registration.rank}\u202f: si une place se libère, elle est à vous et nous vous écrivons aussitôt.`
            : `${mailSentence(registration)} Vous pouvez rendre votre place jusqu’au début de la séance.`}
        </p>
      </div>
      {registration.mailDelayed ? <Alert>{MAIL_DELAYED_NOTE}</Alert> : null}
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/coaching">Voir mes coachings</ButtonLink>
        <ButtonLink to="/webinaires" variant="secondary">
          Retour aux webinaires
        </ButtonLink>
      </div>
    </div>
  );
}

function mailSentence({ mailDelayed }: Registration): string {
  return mailDelayed
    ? 'Votre e-mail de confirmation partira dès que possible, avec la séance pour votre agenda.'
    : 'Un e-mail confirme votre place, avec la séance pour votre agenda.';
}

/** Clip and coach of a workshop. */
function WorkshopIntroduction({ workshop, leader }: { workshop: Workshop; leader: Leader | null }) {
  return (
    <div className="grid gap-6">
      <VideoClip clip={clipOf(workshop.previewVideo)} />
      {leader ? (
        <Card
          as="section"
          tone="sauge"
          aria-label="Votre coach"
          className="flex flex-wrap items-center gap-5"
        >
          <Avatar firstName={leader.firstName} photoUrl={portraitOf(leader)} size="large" />
          <div className="grid flex-1 basis-60 gap-1">
            <h2 className="text-h3">
              {leader.firstName} {leader.lastName}
            </h2>
            <p className="font-medium text-sauge">{leader.role}</p>
            {leader.example ? <ExampleBadge className="justify-self-start bg-carte/70!" /> : null}
          </div>
          <p className="basis-full">{leader.bio}</p>
        </Card>
      ) : (
        <Card tone="sauge">Une personne de notre équipe anime cet atelier.</Card>
      )}
    </div>
  );
}

/** Description, objectives and outline of a workshop. */
function WorkshopProgramme({ workshop }: { workshop: Workshop }) {
  const { description, forWhom, objectives, outline, durationMinutes } = workshop;
  return (
    <div className="grid gap-8 sm:gap-10">
      <section aria-labelledby="description" className="grid gap-3">
        <h2 id="description" className="text-h3">
          Description
        </h2>
        <p>{description}</p>
        <p className="rounded-[20px] bg-lavande px-5 py-4 text-sm">{forWhom}</p>
      </section>
      <section aria-labelledby="objectives" className="grid gap-4">
        <h2 id="objectives" className="text-h3">
          Objectifs
        </h2>
        <ul className="grid gap-3">
          {objectives.map((objective) => (
            <li key={objective} className="flex items-start gap-3">
              <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-sauge-100 text-sauge">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
              </span>
              {objective}
            </li>
          ))}
        </ul>
      </section>
      <FoldingPart
        id="outline"
        title="Déroulé"
        titleClassName="text-h3"
        hint={`${outline.length} temps, ${DURATION_LABELS[durationMinutes]}`}
      >
        <ol className="grid">
          {outline.map(({ title, text, minutes }, place) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-filet py-3 first:border-t-0 first:pt-0"
            >
              <span aria-hidden="true" className="w-6 font-title text-h3 font-semibold text-prune">
                {place + 1}
              </span>
              <div className="grid gap-0.5">
                <h3 className="font-text text-base font-semibold tracking-normal">
                  {title} <span className="font-normal text-encre-2">{`${minutes}\u00a0min`}</span>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </FoldingPart>
    </div>
  );
}
