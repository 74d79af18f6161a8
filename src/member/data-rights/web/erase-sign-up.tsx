import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** For an unfinished sign-up, since « Mon compte » requires a profile. */
export function EraseSignUp({ hasPassword }: { hasPassword: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Supprimer mon inscription
      </Button>
      <DeleteAccountDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Supprimer votre inscription ?"
        description="Votre adresse et ce que vous avez enregistré sont effacés tout de suite. Cette action est irréversible."
        asksPassword={hasPassword}
      />
    </>
  );
}
