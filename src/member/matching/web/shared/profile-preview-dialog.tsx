import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import type { VisibleProfile } from '../../contract.ts';
import { AnswerButton } from './answer-button.tsx';
import { previewQuery } from './api.ts';
import { PersonInDialog } from './person-dialog.tsx';
import { useStartConversation } from './start-conversation.tsx';

/** Spec 1 §8, verbatim. */
const PROFILE_FAILED = 'Une erreur est survenue lors de la récupération du profil.';

interface ProfilePreviewDialogProps {
  profileId: string;
  menuOf?: (person: VisibleProfile) => ReactNode;
  /** Whether prompts and photos can be replied to, which is not possible in an existing conversation. */
  answerable?: boolean;
  onClose: () => void;
}

/** Mount it conditionally: `{id ? <ProfilePreviewDialog profileId={id} onClose={…} /> : null}`. */
export function ProfilePreviewDialog({
  profileId,
  menuOf,
  answerable = false,
  onClose,
}: ProfilePreviewDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(previewQuery(profileId));
  const start = useStartConversation();
  return (
    // One dialog from skeleton to profile, so that it can restore the focus to its opener.
    <Dialog onClose={onClose} size="large" title="Profil" ownTitle={data !== undefined}>
      {data ? (
        <PersonInDialog
          person={data}
          age={data.age}
          menu={menuOf?.(data)}
          answerTo={answerable ? (to) => <AnswerButton person={data} to={to} start={start} /> : undefined}
        />
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
    <Loading label="Chargement du profil…" className="grid gap-6 sm:grid-cols-2">
      <Skeleton className="aspect-[4/5] rounded-[28px]!" />
      <div className="grid content-start gap-4">
        <Skeleton round className="h-11 w-52 max-w-full" />
        <Skeleton className="h-16" />
        <Skeleton className="h-28" />
      </div>
    </Loading>
  );
}
