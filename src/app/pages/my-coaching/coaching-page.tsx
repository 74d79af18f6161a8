import { useQuery } from '@tanstack/react-query';
import { CalendarHeart, Mail, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { currentTime } from '#browser/clock.ts';
import { useSession } from '#browser/session/session.ts';
import { COACH_CONTACT } from '#lib/paths.ts';
import { WelcomeCard } from '#member/appointments/web/shared/welcome-card.tsx';
import type { MyCoach } from '#member/coaches/contract.ts';
import { FREE_INTERVIEW_MINUTES } from '#member/coaches/rules.ts';
import { coachesApi } from '#member/coaches/web/shared/api.ts';
import { portraitOf } from '#member/coaches/web/shared/coach-photos.ts';
import { NOTHING_TO_PAY } from '#member/membership/texts.ts';
import { useOffers } from '#member/membership/web/shared/api.ts';
import type { MyWorkshopDate } from '#member/workshops/contract.ts';
import { roomPhase } from '#member/workshops/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';
import { WorkshopTicket } from '#member/workshops/web/shared/workshop-ticket.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { lettersOf } from '#ui/letters-of.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { type AnsweredSteps, nextStep } from '../funnel/rules.ts';
import { NoDate, PastDates } from './my-dates.tsx';

/** Verbatim from spec 1 §8. */
const LOAD_FAILED = 'Une erreur est survenue lors du chargement de vos données.';

export default function CoachingPage() {
  const { member } = useSession();
  const coaching = useQuery(coachesApi.mine.queryOptions());
  const dates = useQuery(workshopsApi.mine.queryOptions());
  const error = coaching.error ?? dates.error;
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
          {/* One free interview: with the coach if they have a booking link, else with the team. */}
          {coaching.data.coach?.bookingUrl ? null : <WelcomeCard />}
          {coaching.data.offer === 'first-session' ? <FirstSessionCard /> : null}
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

function MyCoachCard({ coach }: { coach: MyCoach }) {
  const { firstName, lastName, specialty, bio, email, phone, bookingUrl } = coach;
  return (
    <Card as="section" tone="sauge" aria-labelledby="my-coach" className="grid gap-6 sm:p-8">
      <h2 id="my-coach">Mon coach</h2>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-8">
        <Avatar
          firstName={firstName}
          photoUrl={portraitOf(coach)}
          size="large"
          className="sm:row-span-2 sm:size-40"
        />
        <div className="@container grid min-w-0 flex-1 basis-[8rem] gap-1 sm:self-end">
          <h3 style={lettersOf(`${firstName} ${lastName}`)} className="fit-h2 wrap-anywhere">
            {firstName} {lastName}
          </h3>
          <p className="font-medium text-sauge">{specialty}</p>
          {coach.example ? <ExampleBadge className="justify-self-start bg-carte/70!" /> : null}
        </div>
        <div className="max-sm:basis-full sm:self-start">
          <FoldingBio bio={bio} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {bookingUrl ? (
          <p className="basis-full">{`Vos ${FREE_INTERVIEW_MINUTES} premières minutes avec ${firstName} sont offertes.`}</p>
        ) : null}
        {bookingUrl ? (
          <a href={bookingUrl} target="_blank" rel="noopener noreferrer" className={buttonStyle({})}>
            <CalendarHeart aria-hidden="true" />
            Prendre rendez-vous
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        ) : (
          <ButtonLink to={`/chat?contact=${COACH_CONTACT}`}>
            <MessageCircle aria-hidden="true" />
            Écrire à {firstName}
          </ButtonLink>
        )}
        <ContactLink href={`mailto:${email}`} icon={<Mail aria-hidden="true" className="size-5 shrink-0" />}>
          {email}
        </ContactLink>
        {phone ? (
          <ContactLink
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            icon={<Phone aria-hidden="true" className="size-5 shrink-0" />}
          >
            {phone}
          </ContactLink>
        ) : null}
      </div>
    </Card>
  );
}

function ContactLink({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-sm font-medium wrap-anywhere text-prune underline decoration-1 underline-offset-4 hover:text-prune-hover hover:decoration-2"
    >
      {icon}
      {children}
    </a>
  );
}

/** Spec 1 §9. */
function FirstSessionCard() {
  const { price } = useOffers()['first-session'];
  return (
    <Card
      as="section"
      tone="abricot"
      aria-labelledby="offer"
      className="grid content-start justify-items-start gap-3 sm:p-8"
    >
      <h2 id="offer" className="text-h3">
        Une première séance en tête à tête
      </h2>
      <p className="max-w-2xl">
        {`Une heure avec votre coach pour avancer sur ce qui compte pour vous\u202f: la première séance de coaching coûte ${price}. Elle n’est pas encore ouverte.`}
      </p>
      <p className="font-medium">{NOTHING_TO_PAY}</p>
    </Card>
  );
}

function ComingDates({ dates }: { dates: readonly MyWorkshopDate[] }) {
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="coming-dates" className="grid gap-4">
      <h2 id="coming-dates" className="text-h3">
        {dates.length > 1 ? 'Mes prochaines séances' : 'Ma prochaine séance'}
      </h2>
      {dates.map((date) => (
        <WorkshopTicket key={date.id} date={date} />
      ))}
    </section>
  );
}

/** Clamped to three lines. */
function FoldingBio({ bio }: { bio: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p id={id} className={classNames('max-w-2xl', !open && 'line-clamp-3')}>
        {bio}
      </p>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-mb-2 inline-flex min-h-11 items-center rounded-full font-semibold text-prune underline underline-offset-4 hover:text-prune-hover hover:decoration-2"
      >
        {open ? 'Réduire' : 'Lire la suite'}
      </button>
    </>
  );
}

/** Current and future dates, earliest first; past dates, latest first. */
function splitDates(dates: readonly MyWorkshopDate[], now = currentTime()) {
  const isTicket = ({ status, startsAt, workshopId }: MyWorkshopDate) =>
    status === 'pending' ||
    roomPhase(new Date(startsAt), workshopOf(workshopId).durationMinutes, now) === 'open';
  return {
    coming: dates.filter(isTicket).toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
    past: dates.filter((date) => !isTicket(date)),
  };
}

/** A coach is assigned at the end of the funnel, as soon as one is available. */
function NoCoach({ steps }: { steps: AnsweredSteps }) {
  const step = nextStep(steps);
  return (
    <Card
      as="section"
      tone="sauge"
      aria-labelledby="my-coach"
      className="grid justify-items-start gap-4 sm:p-8"
    >
      <h2 id="my-coach">Mon coach</h2>
      <p className="max-w-2xl">
        {step
          ? 'Votre coach vous sera présenté dès que votre parcours est complet. Ce que vous lui direz ne dépend que de vous.'
          : 'Votre coach vous sera présenté ici dès que l’équipe en aura un de disponible.'}
      </p>
      {step ? <ButtonLink to={step.route}>Terminer mon parcours</ButtonLink> : null}
    </Card>
  );
}
