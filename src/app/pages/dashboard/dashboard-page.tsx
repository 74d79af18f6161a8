import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import type { SignedInMember } from '#browser/session/contract.ts';
import { useSession } from '#browser/session/session.ts';
import { standingApi } from '#identity/accounts/web/shared/api.ts';
import { consentsApi } from '#identity/consents/web/shared/api.ts';
import { appointmentsApi } from '#member/appointments/web/shared/api.ts';
import { WelcomeCard } from '#member/appointments/web/shared/welcome-card.tsx';
import { contactsQuery } from '#member/conversations/web/shared/api.ts';
import { encountersApi } from '#member/encounters/web/shared/api.ts';
import { selectionQuery } from '#member/matching/web/shared/api.ts';
import { introductionsQuery } from '#member/matchmaker/web/shared/api.ts';
import { meetingApi } from '#member/meeting/web/shared/api.ts';
import { ContactTrigger } from '#member/support/web/shared/contact-trigger.tsx';
import type { WorkshopDate, WorkshopDates } from '#member/workshops/contract.ts';
import type { Workshop } from '#member/workshops/texts/workshop.ts';
import { FEATURED_WORKSHOPS, workshopOf } from '#member/workshops/texts.ts';
import { workshopsApi } from '#member/workshops/web/shared/api.ts';
import { placeState } from '#member/workshops/web/shared/place-state.ts';
import { PreviewButton } from '#member/workshops/web/shared/preview-button.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FoldingPart } from '#ui/folding-part.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import { Together } from '#ui/together.tsx';
import { type AnsweredSteps, minutesLeft, nextStep } from '../funnel/rules.ts';
import { MatchesSection } from './matches-section.tsx';
import { TermsNews } from './terms-news.tsx';
import { WaitingForMe } from './waiting-for-me.tsx';
import { LOAD_FAILED } from './what-waits.ts';

/** Pending answers, tickets, new people; then the blocks of spec 1 §2.2, collapsed on phones. */
export default function DashboardPage() {
  const { member } = useSession();
  return (
    <div className="page-width grid gap-8 py-6 sm:gap-12 sm:py-12">
      <PageTitle
        intro={
          member?.firstName ? `Bonjour ${member.firstName}. Voici où vous en êtes.` : 'Voici où vous en êtes.'
        }
      >
        Bienvenue sur votre espace
      </PageTitle>
      <Together
        reads={FIRST_READS}
        shape={
          <LoadingShapes label="Chargement de votre espace…" className={parts} shapes={['h-40', 'h-96']} />
        }
        className={parts}
      >
        <TermsNews />
        <WaitingForMe unread={member?.unreadCount ?? 0} />
        {member?.loveLifeConsent ? <ResumeCard steps={member.steps} /> : null}
        <MatchesSection />
        <div className="grid max-md:border-b max-md:border-filet md:gap-12">
          <AccompanimentSection />
          <AdviceSection answered={member?.steps.quiz ?? false} />
        </div>
        {member ? <ContactCard member={member} /> : null}
      </Together>
    </div>
  );
}

const parts = 'grid gap-8 sm:gap-12';
/** Everything above the collapsible parts, and what these show expanded on wide screens. */
const FIRST_READS = [
  consentsApi.newTerms.queryOptions(),
  contactsQuery(),
  encountersApi.upcoming.queryOptions(),
  meetingApi.toTell.queryOptions(),
  introductionsQuery(),
  standingApi.mine.queryOptions(),
  appointmentsApi.mine.queryOptions(),
  selectionQuery(),
  workshopsApi.mine.queryOptions(),
  workshopsApi.list.queryOptions(),
];

const columns = 'grid gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]';

/** Webinar of the week, the first of the featured ones, and the next three (spec 1 §2.2). */
function AccompanimentSection() {
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

function AdviceSection({ answered }: { answered: boolean }) {
  return (
    <FoldingPart
      id="my-advice"
      title="Mes conseils"
      hint={answered ? 'Vos articles, et trois idées pour vos échanges' : 'Trois idées pour vos échanges'}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <QuietCard
          title="Mes conseils personnalisés"
          text={
            answered
              ? 'Des articles écrits pour ce que vous nous avez confié dans le quiz, et une chose à essayer cette semaine.'
              : 'Répondez aux quatre questions du quiz\u202f: des pistes pour vous en seront tirées.'
          }
        >
          <ButtonLink to="/conseils" variant="quiet" size="small" className="-ml-4">
            Lire mes conseils
          </ButtonLink>
        </QuietCard>
        <DashboardTips />
      </div>
    </FoldingPart>
  );
}

const tips = [
  'Une photo récente et deux phrases sincères donnent envie de vous répondre.',
  'Posez une question sur un détail de son profil plutôt qu’un simple «\u202fça va\u202f?\u202f».',
  'Si le courant passe, proposez un café dans un lieu public, en journée.',
];

function DashboardTips() {
  return (
    <Card as="section" tone="lin" className="grid content-start gap-3">
      <h3>Trois petits conseils</h3>
      <ol className="grid gap-2.5">
        {tips.map((tip, index) => (
          <li key={tip} className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
            <span aria-hidden="true" className="w-4 font-title font-semibold text-prune">
              {index + 1}
            </span>
            {tip}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ContactCard({ member }: { member: SignedInMember }) {
  return (
    <QuietCard
      heading="h2"
      title="Une question, un souci ?"
      text="Une personne de l’équipe vous lit et vous répond."
    >
      <ContactTrigger
        variant="quiet"
        size="small"
        className="-ml-4"
        known={{ first_name: member.firstName ?? undefined, email: member.email }}
      />
    </QuietCard>
  );
}

function NextWebinars({ webinars }: { webinars: readonly Webinar[] }) {
  return (
    <Card
      as="section"
      tone="lavande"
      aria-labelledby="next-webinars"
      className="grid content-start gap-2 sm:p-8"
    >
      <h3 id="next-webinars">Les prochains webinaires</h3>
      <ul>
        {webinars.map(({ workshop, next }) => (
          <li
            key={workshop.id}
            className="grid gap-x-4 border-t border-prune/15 py-2.5 first:border-t-0 last:pb-0 sm:grid-cols-[1fr_auto] sm:items-center"
          >
            <div className="grid gap-0.5">
              <p className="font-semibold">{workshop.title}</p>
              <WebinarDate date={next} />
            </div>
            <TextLink
              to={`/webinaires/${workshop.id}/inscription`}
              className="inline-flex min-h-11 items-center justify-self-start"
            >
              Voir les détails
              <span className="sr-only">{` (${workshop.title})`}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface QuietCardProps {
  title: string;
  heading?: 'h2' | 'h3';
  text: string;
  children: ReactNode;
}

function QuietCard({ title, heading: Heading = 'h3', text, children }: QuietCardProps) {
  return (
    <Card as="section" tone="lin" className="grid content-start justify-items-start gap-1">
      <Heading className="text-h3">{title}</Heading>
      <p className="text-encre-2">{text}</p>
      {children}
    </Card>
  );
}

function ResumeCard({ steps }: { steps: AnsweredSteps }) {
  const step = nextStep(steps);
  if (!step) return null;
  const minutes = minutesLeft(step.id);
  return (
    <Card
      as="section"
      tone="abricot"
      className="flex flex-col items-stretch justify-between gap-4 sm:flex-row sm:items-center sm:p-8"
    >
      <div className="grid gap-1">
        <h2 className="!text-[1.5rem]">Reprenez là où vous en étiez</h2>
        <p>
          Prochaine étape{'\u202f'}: <strong className="font-semibold">{step.name.toLowerCase()}</strong>. Il
          vous reste environ {minutes} {minutes > 1 ? 'minutes' : 'minute'} pour des matchs qui vous
          ressemblent.
        </p>
      </div>
      <ButtonLink to={step.route}>Continuer</ButtonLink>
    </Card>
  );
}

interface Webinar {
  workshop: Workshop;
  next: WorkshopDate | undefined;
}

function WeeklyWebinar({ workshop, next }: Webinar) {
  return (
    <Card
      as="section"
      aria-labelledby="weekly-kind weekly"
      padding="none"
      className="grid content-start sm:grid-cols-2"
    >
      <PreviewButton workshop={workshop} className="sm:aspect-auto sm:h-full sm:min-h-72" />
      <div className="grid content-center justify-items-start gap-3 p-6 sm:p-8">
        <p id="weekly-kind" className="text-sm font-semibold text-sauge">
          Le webinaire de la semaine
        </p>
        <h3 id="weekly">{workshop.title}</h3>
        <p className="text-encre-2">{workshop.summary}</p>
        <WebinarDate date={next} />
        <ButtonLink to={`/webinaires/${workshop.id}/inscription`} className="mt-1">
          {next?.mine ? 'Voir ma séance' : 'S’inscrire'}
          <span className="sr-only">{` (${workshop.title})`}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}

function WebinarDate({ date }: { date: WorkshopDate | undefined }) {
  if (!date) return null;
  const mine = placeState(date);
  return (
    <div className="grid gap-0.5 text-sm">
      <TeamMoment at={date.startsAt} className="font-medium" />
      {mine?.state === 'sure' ? (
        <p className="inline-flex items-center gap-1.5 font-medium text-sauge">
          <Check aria-hidden="true" className="size-4 shrink-0" />
          {mine.words}
        </p>
      ) : mine ? (
        <p className="text-encre-2">{mine.words}</p>
      ) : date.full ? (
        <p className="text-encre-2">Complet, avec une liste d’attente</p>
      ) : null}
    </div>
  );
}
