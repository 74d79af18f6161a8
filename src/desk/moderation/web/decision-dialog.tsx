import {
  type Decision,
  FACTS_MAX_LENGTH,
  REPLY_MAX_LENGTH,
  SUSPENSION_DAYS,
  type SuspensionDays,
} from '#mechanisms/decisions/rules.ts';
import { CLAUSE_CODES, CLAUSES, type ClauseCode } from '#mechanisms/decisions/texts/clauses.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { OpenedCase } from '../contract.ts';
import { wantsAnswer } from '../rules.ts';
import { DECISION_EFFECTS } from './case-words.ts';
import type { DecisionDraft } from './decision-draft.ts';
import { TargetChoice } from './target-choice.tsx';
import { FAILED } from './use-decision.ts';

interface DecisionDialogProps {
  opened: OpenedCase;
  decision: Decision;
  draft: DecisionDraft;
  onDraft: (change: Partial<DecisionDraft>) => void;
  refusals: Record<string, string>;
  error: unknown;
  pending: boolean;
  onDecide: () => void;
  onClose: () => void;
}

const RULES = CLAUSE_CODES.map((value) => ({ value, label: CLAUSES[value].label }));
const DAYS = SUSPENSION_DAYS.map((days) => ({
  value: String(days),
  label: `${days}\u00a0${days > 1 ? 'jours' : 'jour'}`,
}));

/** Preview of the statement; sent only by the button that names the decision. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { opened, decision, draft, onDraft, refusals, error, pending, onDecide, onClose } = props;
  const { title, effect } = DECISION_EFFECTS[decision];
  return (
    <FormDialog
      sticky
      title={opened.subject ? `${title}\u202f: ${opened.subject.firstName}` : title}
      description={effect}
      submitLabel={confirmLabel(decision, draft.days)}
      pendingLabel="Envoi…"
      danger={decision === 'close'}
      pending={pending}
      error={error}
      failed={FAILED}
      onSubmit={onDecide}
      onClose={onClose}
    >
      {decision === 'hide' ? (
        <TargetChoice
          caseId={opened.id}
          targets={opened.targets}
          value={draft.target}
          error={refusals.target}
          onChange={(target) => onDraft({ target })}
        />
      ) : null}
      {decision === 'suspend' ? (
        <SelectField
          label="Pendant"
          placeholder="Choisissez"
          choices={DAYS}
          value={draft.days ?? ''}
          error={refusals.days}
          onChange={(event) => onDraft({ days: daysFrom(event.target.value) })}
        />
      ) : null}
      {decision === 'dismiss' ? null : (
        <>
          <SelectField
            label="La règle"
            placeholder="Choisissez"
            choices={RULES}
            value={draft.clause}
            hint={draft.clause ? CLAUSES[draft.clause].text : undefined}
            error={refusals.clause}
            onChange={(event) => onDraft({ clause: clauseFrom(event.target.value) })}
          />
          <TextArea
            label="Les faits"
            hint="La personne lira ces phrases. Dites ce qui a été écrit ou montré, sans laisser deviner qui l’a signalé."
            value={draft.facts}
            maxLength={FACTS_MAX_LENGTH}
            error={refusals.facts}
            onChange={(event) => onDraft({ facts: event.target.value })}
          />
        </>
      )}
      {wantsAnswer(opened.kind) ? (
        <TextArea
          label="Votre réponse"
          hint="La personne qui nous a écrit la lira telle quelle. Ne dites rien de ce qui est décidé sur quelqu’un d’autre."
          value={draft.answer}
          maxLength={REPLY_MAX_LENGTH}
          error={refusals.answer}
          onChange={(event) => onDraft({ answer: event.target.value })}
        />
      ) : null}
      {decision === 'close' ? (
        <Checkbox checked={draft.danger} onChange={(event) => onDraft({ danger: event.target.checked })}>
          Fermer tout de suite{'\u202f'}: quelqu’un est en danger
        </Checkbox>
      ) : null}
    </FormDialog>
  );
}

function confirmLabel(decision: Decision, days: SuspensionDays | undefined): string {
  if (decision === 'suspend')
    return days ? `Suspendre ${days}\u00a0${days > 1 ? 'jours' : 'jour'}` : 'Suspendre';
  return {
    dismiss: 'Classer et répondre',
    warn: 'Envoyer l’avertissement',
    hide: 'Masquer',
    close: 'Fermer le compte',
  }[decision];
}

const daysFrom = (value: string) => SUSPENSION_DAYS.find((days) => String(days) === value);
const clauseFrom = (value: string): ClauseCode | '' => CLAUSE_CODES.find((code) => code === value) ?? '';
