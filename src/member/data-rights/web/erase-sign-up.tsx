import { DeleteAccountButton } from './delete-account-button.tsx';

/** For an unfinished sign-up, since « Mon compte » requires a profile. */
export function EraseSignUp({ hasPassword }: { hasPassword: boolean }) {
  return (
    <DeleteAccountButton
      variant="quiet"
      title="Supprimer votre inscription ?"
      description="Votre adresse et ce que vous avez enregistré sont effacés tout de suite. Cette action est irréversible."
      asksPassword={hasPassword}
    >
      Supprimer mon inscription
    </DeleteAccountButton>
  );
}
