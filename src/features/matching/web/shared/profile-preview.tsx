import type { Compatibility, VisibleProfile } from '#features/matching/contract.ts';
import { Bio, SummarySection, Wishes } from '#features/profile/web/shared/profile-summary.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { CompatibilityScore } from './compatibility-score.tsx';
import { PersonFacts } from './person-facts.tsx';

/** What is shown of a profile; a score is between two people, so one’s own profile has none. */
export type PreviewedProfile = Omit<VisibleProfile, 'id' | 'age' | 'compatibility'> & {
  compatibility?: Compatibility;
};

/** All that one member may read of another (spec 1 §2.2); name and age are the title of the dialog. */
export function ProfilePreview({ profile }: { profile: PreviewedProfile }) {
  const { compatibility } = profile;
  return (
    <div className="@container grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar firstName={profile.firstName} photoUrl={profile.photoUrl} size="huge" />
        <PersonFacts {...profile} />
      </div>
      {compatibility ? (
        <CompatibilityScore firstName={profile.firstName} compatibility={compatibility} size="large" />
      ) : null}
      {profile.bio ? (
        <SummarySection title="À propos de moi">
          <Bio text={profile.bio} />
        </SummarySection>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <Wishes {...profile} />
      </div>
    </div>
  );
}
