import type { UseMutationOptions } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { useContentChange } from './use-content-change.ts';

interface RemoveDialogProps<Data, Failure, Kept> {
  name: string;
  id: string;
  mutation: UseMutationOptions<Data, Failure, { id: string }, Kept>;
  onClose: () => void;
}

/** Takes somebody off for good, with their photo. */
export function RemoveDialog<Data, Failure, Kept>({
  name,
  id,
  mutation,
  onClose,
}: RemoveDialogProps<Data, Failure, Kept>) {
  const remove = useContentChange(mutation, { said: 'C’est retiré.', onDone: onClose });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Retirer ${name} ?`}
      description="La fiche et sa photo sont effacées, ici et sur le site. Cette action est définitive."
      confirmLabel="Retirer"
      danger
      pending={remove.isPending}
      pendingLabel="Un instant…"
      onConfirm={() => remove.mutate({ id })}
    >
      <FailureAlert error={remove.error} failed="Rien n’a été retiré. Réessayez." />
    </ConfirmDialog>
  );
}
