import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Eye, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { deviceZone } from '#browser/clock.ts';
import { teamMoment } from '#browser/team-time.ts';
import { frenchDay } from '#lib/french-date.ts';
import { capital } from '#lib/french-words.ts';
import type { OwnAppointment } from '#member/appointments/contract.ts';
import { KIND_PATHS } from '#member/appointments/texts.ts';
import { appointmentsApi } from '#member/appointments/web/shared/api.ts';
import type { Verification } from '#member/photos/contract.ts';
import { VERIFIED_MEANS } from '#member/photos/texts.ts';
import { PhotoGrid } from '#member/photos/web/photo-grid.tsx';
import { photosApi, verificationApi } from '#member/photos/web/shared/api.ts';
import { type OwnProfile, PROFILE_LOAD_FAILED } from '#member/profile/contract.ts';
import { BioSection } from '#member/profile/web/edit/bio-section.tsx';
import { PersonalSection } from '#member/profile/web/edit/personal-section.tsx';
import { ownAge } from '#member/profile/web/edit/personal-words.ts';
import { PromptsSection } from '#member/profile/web/edit/prompts-section.tsx';
import { useEditing } from '#member/profile/web/edit/use-editing.ts';
import { SearchSection } from '#member/profile/web/search/search-section.tsx';
import { hiddenQuery, profileApi, promptsApi } from '#member/profile/web/shared/api.ts';
import { HiddenNotice } from '#member/profile/web/shared/hidden-notice.tsx';
import { comesFromSelection } from '#member/profile/web/shared/widen-search.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { Together } from '#ui/together.tsx';
import { ConsentWithdrawn } from '../funnel/consent-withdrawn.tsx';
import { MyQuestionnaires } from './my-questionnaires.tsx';

/** @param withdrawn whether the consent of D6 was withdrawn */
export function ProfileContent({ withdrawn }: { withdrawn: boolean }) {
  const profile = useQuery(profileApi.mine.queryOptions());
  const prompts = useQuery(promptsApi.mine.queryOptions());
  const search = useQuery(profileApi.preferences.queryOptions());
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const widening = comesFromSelection(address);
  const editing = useEditing(widening ? 'searchPreferences' : null);
  const error = profile.error ?? prompts.error ?? search.error;
  const retrying = profile.isFetching || prompts.isFetching || search.isFetching;
  const retry = () => {
    void profile.refetch();
    void prompts.refetch();
    void search.refetch();
  };

  if (!profile.data || !prompts.data || search.data === undefined) {
    return error ? (
      <ErrorState onRetry={retry} retrying={retrying}>
        {errorSentence(error, PROFILE_LOAD_FAILED)}
      </ErrorState>
    ) : (
      <ProfilePageSkeleton />
    );
  }
  return (
    <>
      {error ? (
        <RetryAlert retrying={retrying} onRetry={retry}>
          {errorSentence(error, PROFILE_LOAD_FAILED)}
        </RetryAlert>
      ) : null}
      {withdrawn ? <ConsentWithdrawn /> : null}
      {/* A form that is open from the start takes the focus, which it cannot do while it is hidden. */}
      <Together reads={widening ? [] : FIRST_READS} shape={<ProfilePageSkeleton />} className="grid gap-8">
        <HiddenNotice />
        <div className={PROFILE_COLUMNS}>
          <PhotoCard profile={profile.data} unsaved={editing.changed} />
          <div className="grid gap-6">
            <VerificationCard hasPhoto={profile.data.photo_url !== null} />
            <PersonalSection profile={profile.data} editing={editing.of('profile')} />
            <BioSection bio={profile.data.bio} editing={editing.of('bio')} />
            <PromptsSection prompts={prompts.data} editing={editing.of('prompts')} />
            <SearchSection
              search={search.data}
              editing={editing.of('searchPreferences')}
              onSaved={() => (widening ? void navigate('/selection') : undefined)}
            />
          </div>
        </div>
        <MyQuestionnaires withdrawn={withdrawn} />
      </Together>
      <LeaveDialog
        changed={editing.changed}
        description="Ce que vous venez de modifier sur votre profil n’est pas encore enregistré et serait perdu."
      />
    </>
  );
}

/** First reads of the parts of the page that fetch their own data. */
const FIRST_READS = [
  hiddenQuery(),
  photosApi.list.queryOptions(),
  verificationApi.mine.queryOptions(),
  appointmentsApi.mine.queryOptions(),
  answersApi.loveProfile.queryOptions(),
  answersApi.quiz.queryOptions(),
  answersApi.sharedValues.queryOptions(),
  answersApi.lifeProject.queryOptions(),
];

function ProfilePageSkeleton() {
  return (
    <Loading label="Chargement de votre profil…" className={PROFILE_COLUMNS}>
      <Skeleton className="h-112 rounded-card" />
      <div className="grid gap-6">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </Loading>
  );
}

const ownPreview = lazyPart(
  () => import('./own-preview-dialog.tsx'),
  ({ OwnPreviewDialog }) => OwnPreviewDialog,
);

function PhotoCard({ profile, unsaved }: { profile: OwnProfile; unsaved: boolean }) {
  const id = useId();
  const [previewing, setPreviewing] = useState(false);
  return (
    <Card
      as="section"
      tone="lavande"
      padding="none"
      aria-labelledby={`${id}-name`}
      className="grid gap-5 p-5 sm:p-7 md:max-lg:p-5 md:sticky md:top-6 lg:top-24"
    >
      <div className="grid gap-1">
        <h2 id={`${id}-name`} className="text-h3 wrap-anywhere sm:text-2xl">
          {`${profile.first_name}, ${ownAge(profile.birth_date)} ans`}
        </h2>
        <p className="inline-flex items-center gap-1.5 text-encre-2">
          <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-prune" />
          {profile.city}
        </p>
      </div>
      <PhotoGrid unsaved={unsaved} />
      <div className="border-t border-bord/30 pt-4">
        <Button
          variant="quiet"
          size="small"
          className="-ml-4 leading-snug whitespace-normal!"
          onClick={() => setPreviewing(true)}
        >
          <Eye aria-hidden="true" />
          <span className="text-left text-balance">Voir mon profil comme les autres le voient</span>
        </Button>
      </div>
      {previewing ? (
        <Lazy part={ownPreview}>
          {(OwnPreviewDialog) => <OwnPreviewDialog profile={profile} onClose={() => setPreviewing(false)} />}
        </Lazy>
      ) : null}
    </Card>
  );
}

/** Shared by the page and its skeleton. */
const PROFILE_COLUMNS =
  'grid items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-8';

/** « Profil vérifié »: none, booked, verified, or lost with the first photo. Hidden after an error. */
function VerificationCard({ hasPhoto }: { hasPhoto: boolean }) {
  const verification = useQuery(verificationApi.mine.queryOptions({ staleTime: 0 }));
  const appointments = useQuery(appointmentsApi.mine.queryOptions());
  if (!verification.data) return null;
  const booked = appointments.data?.coming.find(({ kind }) => kind === 'verification');
  const { title, text } = wordsOf(verification.data, booked);
  const isVerified = verification.data.state === 'verified';
  return (
    <Card
      as="section"
      tone={isVerified || booked ? 'sauge' : 'lin'}
      aria-labelledby="verification"
      className="grid justify-items-start gap-3 sm:p-8"
    >
      <h2 id="verification" className="flex items-start gap-2.5 text-h3">
        <BadgeCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sauge" />
        {title}
      </h2>
      <p className="max-w-2xl">{text}</p>
      {isVerified ? (
        <p className="max-w-2xl text-sm text-encre-2">{VERIFIED_MEANS}</p>
      ) : !booked && !hasPhoto ? (
        <p className="max-w-2xl font-medium">
          Ajoutez d’abord une photo{'\u202f'}: c’est à elle que votre visage est comparé.
        </p>
      ) : (
        <ButtonLink variant="secondary" to={KIND_PATHS.verification}>
          {booked ? (
            'Voir mon rendez-vous'
          ) : (
            <span>
              Choisir un horaire<span className="sr-only"> de cinq minutes</span>
            </span>
          )}
        </ButtonLink>
      )}
    </Card>
  );
}

function wordsOf({ state, since }: Verification, booked: OwnAppointment | undefined) {
  if (state === 'verified' && since)
    return {
      title: 'Votre profil est vérifié',
      text: `Depuis le ${frenchDay(new Date(since), deviceZone())}. Si vous changez votre première photo, la mention disparaît, et vous pourrez la redemander.`,
    };
  if (booked)
    return {
      title: 'Votre vérification est prévue',
      text: `${capital(teamMoment(new Date(booked.startsAt)))}, avec ${booked.hostName}.`,
    };
  if (state === 'lost')
    return {
      title: 'Votre profil n’est plus vérifié',
      text: 'Votre première photo a changé\u202f: la mention portait sur l’ancienne. Cinq minutes en vidéo suffisent pour la retrouver.',
    };
  return {
    title: 'Faire vérifier mon profil',
    text: 'Cinq minutes en vidéo avec une personne de l’équipe, qui compare votre visage et vos photos. Sans document, sans enregistrement, et c’est gratuit.',
  };
}
