import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { Introduction } from '../contract.ts';
import { notProposedAgain } from './introduction-sentences.ts';

interface DeclineDialogProps {
  introduction: Introduction;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeclineIntroductionDialog({ introduction, pending, onConfirm, onClose }: DeclineDialogProps) {
  const { firstName } = introduction.person;
  return (
    <ConfirmDialog
      title="Décliner cette présentation&#x202f;?"
      description={`${firstName} ne saura pas que vous avez décliné, et vous n’avez rien à expliquer. ${notProposedAgain(introduction)}`}
      confirmLabel="Décliner"
      cancelLabel="Revenir"
      pending={pending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
