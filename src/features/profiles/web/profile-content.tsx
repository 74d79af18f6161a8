import { useQuery } from '@tanstack/react-query';
import { MyQuestionnaires } from '#features/questionnaires/web/my-questionnaires.tsx';
import { orpc } from '#web/api.ts';
import { errorSentence } from '#web/error-sentence.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RetryAlert } from '#web/ui/retry-alert.tsx';
import { PROFILE_LOAD_FAILED } from '../contract.ts';
import { BioSection } from './bio-section.tsx';
import { ConsentWithdrawn } from './consent-withdrawn.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PersonalSection } from './personal-section.tsx';
import { PhotoCard } from './photo-card.tsx';
import { PROFILE_COLUMNS } from './profile-columns.ts';
import { ProfilePageSkeleton } from './profile-page-skeleton.tsx';
import { SearchSection } from './search-section.tsx';
import { useEditing } from './use-editing.ts';

/** @param withdrawn whether the consent of D6 was withdrawn */
export function ProfileContent({ withdrawn }: { withdrawn: boolean }) {
  const profile = useQuery(orpc.profiles.mine.queryOptions());
  const search = useQuery(orpc.profiles.preferences.queryOptions());
  const editing = useEditing();
  const error = profile.error ?? search.error;
  const retrying = profile.isFetching || search.isFetching;
  const retry = () => {
    void profile.refetch();
    void search.refetch();
  };

  if (!profile.data || search.data === undefined) {
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
      <div className={PROFILE_COLUMNS}>
        <PhotoCard profile={profile.data} />
        <div className="grid gap-6">
          <PersonalSection profile={profile.data} editing={editing.of('profile')} />
          <BioSection bio={profile.data.bio} editing={editing.of('bio')} />
          <SearchSection search={search.data} editing={editing.of('searchPreferences')} />
        </div>
      </div>
      <MyQuestionnaires withdrawn={withdrawn} />
      <LeaveDialog changed={editing.changed} />
    </>
  );
}
