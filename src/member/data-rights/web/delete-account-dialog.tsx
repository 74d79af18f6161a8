import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { leaveSession } from '#browser/session/session.ts';
import { PasswordAgain } from '#identity/accounts/web/shared/proof-form.tsx';
import { usePasswordForm } from '#identity/accounts/web/shared/use-password-form.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { dataRightsApi } from './shared/api.ts';

/** Spec 1 §8, verbatim. */
const CONFIRMATION =
  'Cette action est irréversible. Toutes vos données seront définitivement supprimées. Êtes-vous sûr de vouloir continuer ?';
const DELETION_FAILED = 'Une erreur est survenue lors de la suppression du compte. Veuillez réessayer.';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  title?: string;
  description?: string;
  /** An unfinished sign-up may have no password. */
  asksPassword?: boolean;
}

export function DeleteAccountDialog({
  open,
  onClose,
  title = 'Supprimer votre compte ?',
  description = CONFIRMATION,
  asksPassword = true,
}: DeleteAccountDialogProps) {
  const proof = usePasswordForm();
  const { form, isPlaced, placeError } = proof;
  const erase = useMutation({
    mutationFn: (proven: Parameters<typeof dataRightsApi.deleteAccount.call>[0]) =>
      leaveSession('account-deleted', () => dataRightsApi.deleteAccount.call(proven)),
    onError: placeError,
  });
  const submit = form.handleSubmit((typed) => {
    if (!erase.isPending) erase.mutate(typed);
  });
  const failed =
    erase.error && !isPlaced ? (
      <Alert tone="error">{errorSentence(erase.error, DELETION_FAILED)}</Alert>
    ) : null;
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        // An erasure cannot be cancelled: the dialog stays open until its outcome is known.
        if (erase.isPending) return;
        form.reset();
        erase.reset();
        onClose();
      }}
      title={title}
      description={description}
      danger
      confirmLabel="Supprimer définitivement"
      pending={erase.isPending || erase.isSuccess}
      pendingLabel="Suppression…"
      onConfirm={() => (asksPassword ? void submit() : erase.mutate({}))}
    >
      {asksPassword ? (
        <form noValidate className="grid gap-4" onSubmit={submit}>
          <PasswordAgain proof={proof} />
          {failed}
        </form>
      ) : (
        failed
      )}
    </ConfirmDialog>
  );
}
