import { useState } from 'react';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { deskModerationApi } from './shared/api.ts';

const FAILED = 'La décision n’a pas pu être annulée. Réessayez.';

/** The remaining decisions apply, and the person is told. */
export function UndoButton({ decisionId }: { decisionId: string }) {
  const [asking, setAsking] = useState(false);
  const { mutate, error, isPending } = useDeskChange(
    deskModerationApi.open,
    deskModerationApi.undo.mutationOptions(),
    {
      said: 'La décision est annulée, la personne est prévenue.',
      onDone: () => setAsking(false),
    },
  );
  return (
    <>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        Annuler cette décision
      </Button>
      {asking ? (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title="Annuler cette décision"
          description="Ce qu’elle faisait est défait tout de suite. Si une autre décision tient encore, c’est elle qui compte. La personne reçoit un e-mail."
          confirmLabel="Annuler la décision"
          cancelLabel="Revenir au dossier"
          pending={isPending}
          pendingLabel="Envoi…"
          onConfirm={() => mutate({ id: decisionId })}
        >
          <FailureAlert error={error} failed={FAILED} />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
