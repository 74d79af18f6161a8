import { useMutation } from '@tanstack/react-query';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { answersApi } from '#features/profile/answers/web/shared/api.ts';
import { Alert } from '#ui/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

const WITHDRAW_FAILED = 'Votre accord n’a pas pu être retiré : rien n’a changé. Veuillez réessayer.';

interface WithdrawDialogProps {
  open: boolean;
  onClose: () => void;
  onWithdrawn: () => Promise<void>;
}

/** Names what will be lost (D22) before it is. */
export function WithdrawDialog({ open, onClose, onWithdrawn }: WithdrawDialogProps) {
  const withdraw = useMutation(
    answersApi.withdrawConsent.mutationOptions({
      onSuccess: async () => {
        onClose();
        await onWithdrawn();
      },
    }),
  );
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Retirer votre accord ?"
      description="Seront effacés aussitôt, sans retour possible :"
      danger
      confirmLabel="Retirer mon accord"
      pending={withdraw.isPending}
      pendingLabel="Retrait en cours…"
      onConfirm={() => withdraw.mutate({ purpose: 'love-life' })}
    >
      <ul className="grid list-disc gap-1 pl-6">
        <li>vos cinq réponses du profil amoureux ;</li>
        <li>vos quatre réponses du quiz, et les conseils qui en viennent ;</li>
        <li>votre recherche : genre, âges et distance.</li>
      </ul>
      <p>
        Votre score devient 0, votre sélection se vide et vous n’êtes plus présenté(e) à personne. Votre
        compte, votre profil et vos conversations restent. Vous pourrez redonner cet accord ici, quand vous
        voudrez.
      </p>
      {withdraw.error ? <Alert tone="error">{errorSentence(withdraw.error, WITHDRAW_FAILED)}</Alert> : null}
    </ConfirmDialog>
  );
}
