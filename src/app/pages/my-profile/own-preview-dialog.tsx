import { useQuery } from '@tanstack/react-query';
import { ProfilePreview } from '#features/matching/web/shared/profile-preview.tsx';
import { answersApi } from '#features/profile/answers/web/shared/api.ts';
import type { OwnProfile } from '#features/profile/contract.ts';
import { ownAge } from '#features/profile/web/edit/own-age.ts';
import { Dialog } from '#ui/dialog.tsx';

interface OwnPreviewDialogProps {
  profile: OwnProfile;
  onClose: () => void;
}

/** One’s own profile with what others may read of it, and nothing else. */
export function OwnPreviewDialog({ profile, onClose }: OwnPreviewDialogProps) {
  const shared = useQuery(answersApi.sharedValues.queryOptions());
  const project = useQuery(answersApi.lifeProject.queryOptions());
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={`${profile.first_name}, ${ownAge(profile.birth_date)} ans`}
      description="Voilà ce que lisent les membres à qui nous vous présentons et vos contacts, avec le score que vous avez ensemble. Ni votre nom, ni votre profil amoureux, ni votre quiz."
    >
      <ProfilePreview
        profile={{
          firstName: profile.first_name,
          city: profile.city,
          hasChildren: profile.has_children,
          bio: profile.bio,
          photoUrl: profile.photo_url,
          activities: shared.data?.activities ?? null,
          lifeProject: project.data ?? null,
          sharedActivities: [],
        }}
      />
    </Dialog>
  );
}
