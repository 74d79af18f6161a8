import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { previewQuery } from './api.ts';
import { ProfilePreview } from './profile-preview.tsx';

/** Spec 1 §8, to the letter. */
const PROFILE_FAILED = 'Une erreur est survenue lors de la récupération du profil.';

interface ProfilePreviewDialogProps {
  /** Someone of one's selection or contacts. */
  profileId: string;
  onClose: () => void;
}

/** Mounted while someone is looked at: `{id ? <ProfilePreviewDialog profileId={id} onClose={…} /> : null}`. */
export function ProfilePreviewDialog({ profileId, onClose }: ProfilePreviewDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(previewQuery(profileId));
  return (
    <Dialog onClose={onClose} size="large" title={data ? `${data.firstName}, ${data.age} ans` : 'Profil'}>
      {data ? (
        <ProfilePreview profile={data} />
      ) : error ? (
        <ErrorState
          title="Ce profil n’a pas pu être affiché"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorSentence(error, PROFILE_FAILED)}
        </ErrorState>
      ) : (
        <PreviewSkeleton />
      )}
    </Dialog>
  );
}

function PreviewSkeleton() {
  return (
    <Loading label="Chargement du profil…" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-6">
        <Skeleton round className="size-40" />
        <div className="grid flex-1 gap-3">
          <Skeleton className="h-5 w-40 max-w-full" />
          <Skeleton className="h-5 w-28 max-w-full" />
        </div>
      </div>
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-24" />
    </Loading>
  );
}
