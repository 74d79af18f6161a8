import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { lazyPart, PartFailed, useLazyPart } from '#ui/lazy-part.tsx';

const deleteDialog = lazyPart(
  () => import('./delete-account-dialog.tsx'),
  ({ DeleteAccountDialog }) => DeleteAccountDialog,
);

/** For an unfinished sign-up, since « Mon compte » requires a profile. */
export function EraseSignUp({ hasPassword }: { hasPassword: boolean }) {
  const [asking, setAsking] = useState(false);
  const { Part: DeleteAccountDialog, loading, failed, fetch } = useLazyPart(deleteDialog);
  const ask = async () => setAsking(await fetch());
  return (
    <>
      <Button variant="quiet" onClick={() => void ask()}>
        Supprimer mon inscription
      </Button>
      {failed ? <PartFailed retrying={loading} onRetry={() => void ask()} /> : null}
      {DeleteAccountDialog ? (
        <DeleteAccountDialog
          open={asking}
          onClose={() => setAsking(false)}
          title="Supprimer votre inscription ?"
          description="Votre adresse et ce que vous avez enregistré sont effacés tout de suite. Cette action est irréversible."
          asksPassword={hasPassword}
        />
      ) : null}
    </>
  );
}
