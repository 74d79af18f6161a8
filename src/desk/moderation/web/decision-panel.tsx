import { teamMoment } from '#browser/team-time.ts';
import {
  type Decision,
  FACTS_MAX_LENGTH,
  REPLY_MAX_LENGTH,
  SUSPENSION_DAYS,
  type SuspensionDays,
} from '#mechanisms/decisions/rules.ts';
import { articleOf, CLAUSE_CODES, CLAUSES, type ClauseCode } from '#mechanisms/decisions/texts/clauses.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormPanel } from '#ui/form-panel.tsx';
import { TextLink } from '#ui/link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { OpenedCase } from '../contract.ts';
import { wantsAnswer } from '../rules.ts';
import { DECISION_LABELS, daysWords } from '../texts.ts';
import { caseTitle } from './case-words.ts';
import { ConsequencesOf } from './consequences-of.tsx';
import { TargetChoice } from './target-choice.tsx';
import { type Deciding, FAILED } from './use-decision.ts';

interface DecisionPanelProps {
  opened: OpenedCase;
  decision: Decision;
  deciding: Deciding;
}

const RULES = CLAUSE_CODES.map((value) => ({
  value,
  label: CLAUSES[value].label,
  group: articleOf(value),
}));
const DAYS = SUSPENSION_DAYS.map((days) => ({ value: String(days), label: daysWords(days) }));

/** Beside the evidence. It leaves by the button that names it, once its consequences and its mail are shown. */
export function DecisionPanel({ opened, decision, deciding }: DecisionPanelProps) {
  const { draft, change, refusals, consequences } = deciding;
  const isPlain = decision === 'dismiss' && !wantsAnswer(opened.kind);
  const title = DECISION_LABELS[decision];
  return (
    <FormPanel
      key={decision}
      title={opened.subject ? `${title}\u202f: ${opened.subject.firstName}` : title}
      submitLabel={confirmLabel(decision, draft.days, isPlain)}
      missing={deciding.waits && !isPlain ? 'Un instant\u202f: ce qui va partir s’affiche d’abord.' : null}
      brief={isPlain}
      pending={deciding.pending}
      error={deciding.error}
      failed={FAILED}
      cancelLabel="Revenir au dossier"
      onSubmit={() => deciding.decide(decision)}
      onClose={() => deciding.choose(undefined)}
    >
      {decision === 'hide' ? (
        <TargetChoice
          caseId={opened.id}
          targets={opened.targets}
          value={draft.target}
          error={refusals.target}
          onChange={(target) => change({ target })}
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
            onChange={(event) => change({ clause: clauseFrom(event.target.value) })}
          />
          {decision === 'suspend' ? (
            <SelectField
              label="Pendant"
              placeholder="Choisissez"
              choices={DAYS}
              value={draft.days ?? ''}
              error={refusals.days}
              onChange={(event) => change({ days: daysFrom(event.target.value) })}
            />
          ) : null}
          <TextArea
            label="Les faits"
            hint="La personne lira ces phrases. Dites ce qui a été écrit ou montré, sans laisser deviner qui l’a signalé."
            value={draft.facts}
            maxLength={FACTS_MAX_LENGTH}
            error={refusals.facts}
            onChange={(event) => change({ facts: event.target.value })}
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
          onChange={(event) => change({ answer: event.target.value })}
        />
      ) : null}
      {decision === 'close' ? (
        <Checkbox checked={draft.danger} onChange={(event) => change({ danger: event.target.checked })}>
          Fermer tout de suite{'\u202f'}: quelqu’un est en danger
        </Checkbox>
      ) : null}
      {opened.together.map((other) => (
        <Checkbox
          key={other.id}
          checked={draft.also.includes(other.id)}
          disabled={!other.seen}
          hint={
            other.seen ? null : (
              <TextLink to={`/equipe/moderation/${encodeURIComponent(other.id)}`}>À ouvrir d’abord</TextLink>
            )
          }
          onChange={({ target }) =>
            change({
              also: draft.also.filter((id) => id !== other.id).concat(target.checked ? other.id : []),
            })
          }
        >
          Décider aussi{'\u202f'}: {caseTitle(other)}, {teamMoment(new Date(other.createdAt))}
        </Checkbox>
      ))}
      {consequences ? <ConsequencesOf decision={decision} consequences={consequences} /> : null}
    </FormPanel>
  );
}

/** With its length, or the answer that leaves too. */
function confirmLabel(decision: Decision, days: SuspensionDays | undefined, isPlain: boolean): string {
  if (decision === 'dismiss' && !isPlain) return 'Classer et répondre';
  return decision === 'suspend' && days ? `Suspendre ${daysWords(days)}` : DECISION_LABELS[decision];
}

const daysFrom = (value: string) => SUSPENSION_DAYS.find((days) => String(days) === value);
const clauseFrom = (value: string): ClauseCode | '' => CLAUSE_CODES.find((code) => code === value) ?? '';
