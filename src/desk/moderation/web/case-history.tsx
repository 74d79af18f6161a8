import { frenchMoment } from '#lib/french-date.ts';
import { CLAUSES } from '#mechanisms/decisions/texts/clauses.ts';
import { MEASURE_STATE_WORDS } from '#mechanisms/decisions/texts.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import type { OpenedCase } from '../contract.ts';
import { DECIDED_LABELS } from '../texts.ts';
import { UndoButton } from './undo-button.tsx';

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
