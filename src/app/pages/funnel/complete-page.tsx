import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { currentTime } from '#browser/clock.ts';
import { useSession } from '#browser/session/session.ts';
import { track } from '#identity/ad-measurement/web/shared/track.ts';
import { ageOn } from '#lib/age.ts';
import { parisDay } from '#lib/french-date.ts';
import { KIND_PATHS } from '#member/appointments/texts.ts';
import { haveChances } from '#member/matching/rules.ts';
import { selectionQuery } from '#member/matching/web/shared/api.ts';
import { Arrival, useFirstLook, waitingTitle } from '#member/matching/web/shared/arrival.tsx';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { IntroScreen } from '#ui/intro-screen.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';

export default function CompletePage() {
  const { member } = useSession();
  const arrival = useNavigationType();
  // Once on arrival, not on Back or reload.
  useEffect(() => {
    if (arrival === 'PUSH') void track('registration_complete');
  }, [arrival]);
  const selection = useQuery(selectionQuery());
  const profile = useQuery(profileApi.mine.queryOptions());
  // Best effort: after an error the page welcomes the member without mentioning matches.
  const { people = [], newPeople = [] } = selection.data ?? {};
  const isFirstLook = useFirstLook(selection.data);
  const waiting = waitingTitle(member?.firstName, people.length);
  if (selection.isPending || profile.isPending)
    return (
      <LoadingShapes
        label="Encore un instant…"
        className="page-width grid gap-10 py-4 lg:pt-8"
        shapes={['h-24 rounded-card', 'h-[60dvh] rounded-card']}
      />
    );
  if (waiting) {
    return (
      <Arrival
        people={people}
        newcomers={isFirstLook ? newPeople : []}
        title={
          <>
            <p className="font-semibold text-sauge">{'Bienvenue\u202f! Votre inscription est terminée'}</p>
            <PageTitle className="[&>h1]:text-[clamp(1.5rem,7vw,1.875rem)] sm:[&>h1]:text-h1">
              {waiting}
            </PageTitle>
          </>
        }
      >
        <p className="max-w-prose text-lg text-encre-2">
          Merci d’avoir pris ce temps.{' '}
          {haveChances(people)
            ? 'Vos réponses et les leurs s’accordent déjà.'
            : 'Ce sont, pour le moment, les personnes les plus proches de ce que vous cherchez.'}
        </p>
        <WaysOn />
      </Arrival>
    );
  }
  return (
    <IntroScreen
      eyebrow="Votre inscription est terminée"
      title={member?.firstName ? `Bienvenue, ${member.firstName} !` : 'Bienvenue !'}
      intro="Merci d’avoir pris ce temps. Vos réponses nous servent à choisir qui vous présenter. Dès que quelqu’un correspond à votre recherche, vous le verrez dans votre sélection."
      scene={
        <AgeScene age={profile.data ? ageOn(profile.data.birth_date, parisDay(currentTime())) : undefined} />
      }
    >
      <ButtonLink to="/selection" size="large">
        Voir mes matchs
      </ButtonLink>
      <WaysOn />
    </IntroScreen>
  );
}

function WaysOn() {
  const { member } = useSession();
  return (
    <ul className="grid gap-x-8 sm:flex sm:flex-wrap">
      {[
        { to: '/dashboard', label: 'Aller à mon espace' },
        member?.steps.quiz
          ? { to: '/conseils', label: 'Relire mes conseils' }
          : { to: '/inscription/quiz', label: 'Répondre au quiz pour recevoir des conseils' },
        { to: KIND_PATHS.welcome, label: 'Choisir l’heure de mon entretien de bienvenue' },
      ].map(({ to, label }) => (
        <li key={to}>
          <TextLink to={to} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** From this age on, the drawn couple has white hair. */
const LATER_AGE = 58;
const MIDDLE_AGE = 40;

/** @param age undefined while unknown */
function AgeScene({ age }: { age: number | undefined }) {
  const className = 'block h-auto w-full';
  if (age !== undefined && age >= LATER_AGE) return <TableForTwoScene className={className} />;
  return <WalkingScene young={age === undefined || age < MIDDLE_AGE} className={className} />;
}
