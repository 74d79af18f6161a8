import { useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { ConfirmChange } from '#desk/staff/web/shared/change-dialog.tsx';
import { CLAUSES } from '#mechanisms/decisions/texts/clauses.ts';
import { MEASURE_STATE_WORDS } from '#mechanisms/decisions/texts.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
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
              {teamMoment(new Date(at))}, par {by}
            </span>
            {facts ? <span className="wrap-anywhere whitespace-pre-line">{facts}</span> : null}
            {state === 'stands' ? <UndoButton decisionId={id} /> : null}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The remaining decisions apply, and the person is told. */
function UndoButton({ decisionId }: { decisionId: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        Annuler cette décision
      </Button>
      {asking ? (
        <ConfirmChange
          onClose={() => setAsking(false)}
          title="Annuler cette décision"
          description="Ce qu’elle faisait est défait tout de suite. Si une autre décision tient encore, c’est elle qui compte. La personne reçoit un e-mail."
          confirmLabel="Annuler la décision"
          cancelLabel="Revenir au dossier"
          api={deskModerationApi.open}
          change={deskModerationApi.undo.mutationOptions()}
          input={{ id: decisionId }}
          said="La décision est annulée, la personne est prévenue."
        />
      ) : null}
    </>
  );
}
