import { useQuery } from '@tanstack/react-query';
import { PersonDialog } from '#member/matching/web/shared/person-dialog.tsx';
import { photosApi, verificationApi } from '#member/photos/web/shared/api.ts';
import type { OwnProfile } from '#member/profile/contract.ts';
import { captionContent, photoContent, promptContent } from '#member/profile/rules.ts';
import { ownAge } from '#member/profile/web/edit/own-age.ts';
import { hiddenQuery, promptsApi } from '#member/profile/web/shared/api.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';

interface OwnPreviewDialogProps {
  profile: OwnProfile;
  onClose: () => void;
}

/** Must only show fields that others can see. */
export function OwnPreviewDialog({ profile, onClose }: OwnPreviewDialogProps) {
  const shared = useQuery(answersApi.sharedValues.queryOptions());
  const project = useQuery(answersApi.lifeProject.queryOptions());
  const photos = useQuery(photosApi.list.queryOptions());
  const prompts = useQuery(promptsApi.mine.queryOptions());
  const hidden = useQuery(hiddenQuery());
  const isHidden = (content: string) => hidden.data?.some((one) => one.content === content) ?? false;
  const verification = useQuery(verificationApi.mine.queryOptions());
  return (
    <PersonDialog
      age={ownAge(profile.birth_date)}
      note="Voilà ce que lisent les membres à qui nous vous présentons et vos contacts, avec le score que vous avez ensemble. Ni votre nom, ni votre profil amoureux, ni votre quiz."
      onClose={onClose}
      person={{
        firstName: profile.first_name,
        gender: profile.gender,
        city: profile.city,
        hasChildren: profile.has_children,
        bio: isHidden('bio') ? '' : profile.bio,
        photoUrl: profile.photo_url,
        photos: (photos.data ?? [])
          .filter(({ id }) => !isHidden(photoContent(id)))
          .map((photo) => (isHidden(captionContent(photo.id)) ? { ...photo, caption: '' } : photo)),
        prompts: (prompts.data ?? []).filter(({ prompt }) => !isHidden(promptContent(prompt))),
        verified: verification.data?.state === 'verified',
        activities: shared.data?.activities ?? null,
        lifeProject: project.data ?? null,
        sharedActivities: [],
      }}
    />
  );
}
