import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { PROFILE_LOAD_FAILED } from '#member/profile/contract.ts';
import { BioSection } from '#member/profile/web/edit/bio-section.tsx';
import { PersonalSection } from '#member/profile/web/edit/personal-section.tsx';
import { PromptsSection } from '#member/profile/web/edit/prompts-section.tsx';
import { useEditing } from '#member/profile/web/edit/use-editing.ts';
import { SearchSection } from '#member/profile/web/search/search-section.tsx';
import { profileApi, promptsApi } from '#member/profile/web/shared/api.ts';
import { HiddenNotice } from '#member/profile/web/shared/hidden-notice.tsx';
import { comesFromSelection } from '#member/profile/web/shared/widen-search.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LeaveDialog } from '#ui/leave-dialog.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { ConsentWithdrawn } from '../funnel/consent-withdrawn.tsx';
import { MyQuestionnaires } from './my-questionnaires.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PROFILE_COLUMNS } from './profile-columns.ts';
import { ProfilePageSkeleton } from './profile-page-skeleton.tsx';
import { VerificationCard } from './verification-card.tsx';

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
      <HiddenNotice />
      <div className={PROFILE_COLUMNS}>
        <PhotoCard profile={profile.data} />
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
      <LeaveDialog
        changed={editing.changed}
        description="Ce que vous venez de modifier sur votre profil n’est pas encore enregistré et serait perdu."
      />
    </>
  );
}
