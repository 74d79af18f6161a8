import { errorSentence } from '#browser/api/error-sentence.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { PROFILE_UPDATE_FAILED } from '../../contract.ts';
import { useRemovePhoto } from './use-save-photo.ts';

export function RemovePhotoDialog({ onClose }: { onClose: () => void }) {
  const remove = useRemovePhoto(onClose);
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Retirer votre photo ?"
      description="Elle sera effacée tout de suite, et une silhouette prendra sa place. Le reste de votre profil ne change pas."
      confirmLabel="Retirer la photo"
      danger
      pending={remove.isPending}
      pendingLabel="Un instant…"
      onConfirm={() => remove.mutate({})}
    >
      {remove.error ? <Alert tone="error">{errorSentence(remove.error, PROFILE_UPDATE_FAILED)}</Alert> : null}
    </ConfirmDialog>
  );
}
