import type { NewProfile } from '#member/membership/contract.ts';
import { birthDateText } from '#member/profile/web/edit/personal-words.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

interface AgeDoubtProps {
  profile: NewProfile;
  onCorrect: () => void;
  onConfirm: () => void;
}

export function AgeDoubt({ profile, onCorrect, onConfirm }: AgeDoubtProps) {
  return (
    <ConfirmDialog
      onClose={onCorrect}
      title={`Vous êtes bien né${profile.gender === 'femme' ? 'e' : ''} le ${birthDateText(profile.birth_date)}\u202f?`}
      description="Lueur est réservé aux personnes de 18 ans et plus. Si cette date est la bonne, votre inscription sera effacée."
      cancelLabel="Corriger la date"
      confirmLabel="Oui, c’est ma date"
      onConfirm={onConfirm}
    />
  );
}
