import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { notify } from '#ui/toasts.tsx';
import type { DeskThread, ThreadRow } from '../contract.ts';
import { deskInboxApi } from './shared/api.ts';
import { originOf } from './thread-words.ts';

interface MergeDialogProps {
  thread: DeskThread;
  other: ThreadRow;
  onClose: () => void;
}

/** Asks before two conversations become one, which is not taken back. */
export function MergeDialog({ thread, other, onClose }: MergeDialogProps) {
  const navigate = useNavigate();
  const merge = useMutation(
    deskInboxApi.merge.mutationOptions({
      onSuccess: ({ id }) => {
        notify.success('Les deux conversations n’en font plus qu’une.');
        onClose();
        if (id !== thread.id) void navigate(`/equipe/messages/${id}`, { replace: true });
      },
    }),
  );
  return (
    <ConfirmDialog
      title={'Réunir ces deux conversations\u202f?'}
      description="Les messages et les notes se suivent dans l’ordre des heures. Les liens déjà reçus par e-mail continuent d’ouvrir la conversation. On ne peut pas revenir en arrière."
      confirmLabel="Réunir"
      pending={merge.isPending}
      pendingLabel="Un instant…"
      onConfirm={() => merge.mutate({ id: thread.id, other: other.id })}
      onClose={onClose}
    >
      <p className="rounded-[20px] border border-filet bg-carte px-4 py-3">
        <span className="block text-sm text-encre-2">{originOf(other)}</span>
        <span className="wrap-anywhere">{other.excerpt}</span>
      </p>
      <FailureAlert error={merge.error} failed="Les conversations n’ont pas pu être réunies." />
    </ConfirmDialog>
  );
}
