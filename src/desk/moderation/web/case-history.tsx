import { useState } from 'react';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { frenchMoment } from '#lib/french-date.ts';
import { CLAUSES } from '#mechanisms/decisions/texts/clauses.ts';
import { MEASURE_STATE_WORDS } from '#mechanisms/decisions/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { OpenedCase } from '../contract.ts';
import { DECIDED_LABELS } from '../texts.ts';
import { deskModerationApi } from './shared/api.ts';

export function CaseHistory({ history }: Pick<OpenedCase, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Disclosure label={`Décisions précédentes (${history.length})`}>
      <ul className="grid gap-3 py-2">
        {history.map(({ id, decision, clause, facts, at, by, state }) => (
          <li key={id} className="grid gap-0.5">
            <span className="font-semibold">
              {DECIDED_LABELS[decision]}
              {clause ? `\u202f: ${CLAUSES[clause].label.toLowerCase()}` : ''}
              {state ? `, ${MEASURE_STATE_WORDS[state]}` : ''}
            </span>
            <span className="text-xs text-encre-2">
              {frenchMoment(new Date(at))}, par {by}
            </span>
            {facts ? <span className="wrap-anywhere whitespace-pre-line">{facts}</span> : null}
            {state === 'stands' ? <UndoButton decisionId={id} /> : null}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const FAILED = 'La décision n’a pas pu être annulée. Réessayez.';

/** The remaining decisions apply, and the person is told. */
function UndoButton({ decisionId }: { decisionId: string }) {
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
