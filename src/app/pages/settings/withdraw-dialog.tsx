import { useMutation } from '@tanstack/react-query';
import { coachingConsentApi } from '#member/coaches/web/shared/api.ts';
import { answersApi } from '#member/questionnaires/web/shared/api.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';

const WITHDRAW_FAILED = 'Votre accord n’a pas pu être retiré : rien n’a changé. Veuillez réessayer.';

const LOSSES = {
  'love-life': {
    title: 'Retirer votre accord ?',
    lost: ['vos cinq réponses du profil amoureux ;', 'votre recherche : genre, âges et distance.'],
    stays:
      'Votre score devient 0, votre sélection se vide et nous ne vous présentons plus à personne. Votre compte, votre profil, votre quiz et vos conversations restent. Vous pourrez redonner cet accord ici, quand vous voudrez.',
  },
  quiz: {
    title: 'Retirer l’accord du quiz ?',
    lost: ['vos quatre réponses du quiz, et les conseils qui en viennent.'],
    stays:
      'Rien d’autre ne change : votre profil, votre score et vos conversations restent. Vous pourrez refaire le quiz quand vous voudrez.',
  },
  coaching: {
    title: 'Retirer cet accord ?',
    lost: [
      'vos messages avec votre coach ;',
      'les notes de votre coach et celles de vos rendez-vous avec l’équipe.',
    ],
    stays:
      'Vos inscriptions aux ateliers restent : vous les annulez dans « Mon coaching ». Vous pourrez redonner cet accord quand vous voudrez.',
  },
} as const;

interface WithdrawDialogProps {
  purpose: keyof typeof LOSSES;
  open: boolean;
  onClose: () => void;
  onWithdrawn: () => Promise<void>;
}

/** Names the data that will be lost (D22, D30) before the confirmation. */
export function WithdrawDialog({ purpose, open, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { title, lost, stays } = LOSSES[purpose];
  const withdraw = useMutation({
    mutationFn: () =>
      purpose === 'coaching'
        ? coachingConsentApi.withdraw.call()
        : answersApi.withdrawConsent.call({ purpose }),
    onSuccess: async () => {
      onClose();
      await onWithdrawn();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      description="Seront effacés aussitôt, sans retour possible :"
      danger
      confirmLabel="Retirer mon accord"
      pending={withdraw.isPending}
      pendingLabel="Retrait en cours…"
      onConfirm={() => withdraw.mutate()}
    >
      <ul className="grid list-disc gap-1 pl-6">
        {lost.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{stays}</p>
      <FailureAlert error={withdraw.error} failed={WITHDRAW_FAILED} />
    </ConfirmDialog>
  );
}
