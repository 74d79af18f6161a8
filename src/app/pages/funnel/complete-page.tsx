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
import { matchingApi } from '#member/matching/web/shared/api.ts';
import { profileApi } from '#member/profile/web/shared/api.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { IntroScreen } from '#ui/intro-screen.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { WhoWaits, waitingTitle } from './who-waits.tsx';

export default function CompletePage() {
  const { member } = useSession();
  const arrival = useNavigationType();
  // Once on arrival: not on Back or reload.
  useEffect(() => {
    if (arrival === 'PUSH') void track('registration_complete');
  }, [arrival]);
  const selection = useQuery(matchingApi.selection.queryOptions());
  const profile = useQuery(profileApi.mine.queryOptions());
  // Best effort: after an error the page welcomes without mentioning matches.
  const people = selection.data?.people ?? [];
  const waiting = waitingTitle(member?.firstName, people.length);
  if (selection.isPending || profile.isPending)
    return (
      <LoadingShapes
        label="Encore un instant…"
        className="page-width grid items-center gap-8 py-6 md:grid-cols-2 md:gap-14 lg:py-12"
        shapes={['h-60 rounded-card md:order-2 md:h-[30rem]', 'h-48 rounded-card']}
      />
    );
  if (waiting) {
    return (
      <div className="page-width grid gap-x-14 gap-y-6 py-6 md:grid-cols-2 md:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-20 lg:py-12">
        <div className="grid gap-3 md:row-start-2">
          <p className="font-semibold text-sauge">Bienvenue ! Votre inscription est terminée</p>
          <PageTitle
            intro={`Merci d’avoir pris ce temps. ${
              haveChances(people)
                ? 'Vos réponses et les leurs s’accordent déjà'
                : 'Ce sont, pour le moment, les personnes les plus proches de ce que vous cherchez'
            }\u202f: le voile se lève dans votre sélection.`}
          >
            {waiting}
          </PageTitle>
        </div>
        <div className="md:col-start-2 md:row-span-4 md:row-start-1 md:self-center">
          <WhoWaits people={people} />
        </div>
        <WaysOn className="md:row-start-3" />
      </div>
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
      <WaysOn />
    </IntroScreen>
  );
}

function WaysOn({ className }: { className?: string }) {
  return (
    <div className={classNames('flex flex-wrap items-center gap-x-6 gap-y-3', className)}>
      <ButtonLink to="/selection" size="large">
        Voir mes matchs
      </ButtonLink>
      <TextLink to="/dashboard" className="inline-flex min-h-11 items-center">
        Aller à mon espace
      </TextLink>
      <p className="basis-full text-encre-2">
        Envie de parler à quelqu’un d’abord{'\u202f'}?{' '}
        <TextLink to={KIND_PATHS.welcome}>Choisissez l’heure de votre entretien de bienvenue</TextLink>.
      </p>
    </div>
  );
}

/** From this age on, the couple has white hair. */
const LATER_AGE = 58;
const MIDDLE_AGE = 40;

/** @param age undefined while unknown */
function AgeScene({ age }: { age: number | undefined }) {
  const className = 'block h-auto w-full';
  if (age !== undefined && age >= LATER_AGE) return <TableForTwoScene className={className} />;
  return <WalkingScene young={age === undefined || age < MIDDLE_AGE} className={className} />;
}
