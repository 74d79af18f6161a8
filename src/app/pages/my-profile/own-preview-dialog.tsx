import { useQuery } from '@tanstack/react-query';
import { currentTime } from '#browser/clock.ts';
import { parisDay } from '#lib/french-date.ts';
import { PersonDialog } from '#member/matching/web/shared/person-dialog.tsx';
import { photosApi, verificationApi } from '#member/photos/web/shared/api.ts';
import type { OwnProfile } from '#member/profile/contract.ts';
import { showPerson, showPhotos } from '#member/profile/rules.ts';
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
  const verification = useQuery(verificationApi.mine.queryOptions());
  const removed = new Set(hidden.data?.map(({ content }) => content));
  const { age, ...person } = showPerson(
    profile,
    { prompts: prompts.data ?? [], hidden: removed },
    parisDay(currentTime()),
  );
  return (
    <PersonDialog
      age={age}
      note="Voilà ce que lisent les membres à qui nous vous présentons et vos contacts, avec le score que vous avez ensemble. Ni votre nom, ni votre profil amoureux, ni votre quiz."
      onClose={onClose}
      person={{
        ...person,
        photos: showPhotos(photos.data ?? [], removed),
        verified: verification.data?.state === 'verified',
        activities: shared.data?.activities ?? null,
        lifeProject: project.data ?? null,
        sharedActivities: [],
      }}
    />
  );
}
