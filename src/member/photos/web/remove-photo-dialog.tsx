import { PROFILE_UPDATE_FAILED } from '#member/profile/contract.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { useRemovePhoto } from './use-photos.ts';

interface RemovePhotoDialogProps {
  photoId: string;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemovePhotoDialog({ photoId, onClose, onRemoved }: RemovePhotoDialogProps) {
  const remove = useRemovePhoto(onRemoved);
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Retirer cette photo ?"
      description="Elle sera effacée tout de suite, avec sa légende. Le reste de votre profil ne change pas."
      confirmLabel="Retirer la photo"
      danger
      pending={remove.isPending}
      pendingLabel="Un instant…"
      onConfirm={() => remove.mutate({ id: photoId })}
    >
      <FailureAlert error={remove.error} failed={PROFILE_UPDATE_FAILED} />
    </ConfirmDialog>
  );
}
