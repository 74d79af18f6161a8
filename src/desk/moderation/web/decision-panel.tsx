import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { teamMoment } from '#browser/team-time.ts';
import { useDelayed } from '#browser/use-delayed.ts';
import { useDeskDraft } from '#desk/staff/web/shared/use-desk-draft.ts';
import {
  type Decision,
  FACTS_MAX_LENGTH,
  REPLY_MAX_LENGTH,
  SUSPENSION_DAYS,
  type SuspensionDays,
} from '#mechanisms/decisions/rules.ts';
import { articleOf, CLAUSE_CODES, CLAUSES, type ClauseCode } from '#mechanisms/decisions/texts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Fieldset } from '#ui/fieldset.tsx';
import { FormPanel } from '#ui/form-panel.tsx';
import { TextLink } from '#ui/link.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  type Consequences,
  DECISION_SENTENCES,
  type HidingTarget,
  newDecision,
  type OpenedCase,
} from '../contract.ts';
import { WORDS_TARGET, wantsAnswer } from '../rules.ts';
import { DECISION_LABELS, daysWords } from '../texts.ts';
import { CasePhoto } from './case-evidence.tsx';
import { caseTitle, likelyClause } from './case-words.tsx';
import { deskModerationApi } from './shared/api.ts';

interface DecisionPanelProps {
  opened: OpenedCase;
  decision: Decision;
  deciding: DecisionForm;
}

const RULES = CLAUSE_CODES.map((value) => ({
  value,
  label: CLAUSES[value].label,
  group: articleOf(value),
}));
const DAYS = SUSPENSION_DAYS.map((days) => ({ value: String(days), label: daysWords(days) }));

/**
 * Opens beside the evidence. The decision is sent by the button that names it, once its consequences and its mail are
 * displayed.
 */
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

/** Includes the length, or the answer that is sent too. */
function confirmLabel(decision: Decision, days: SuspensionDays | undefined, isPlain: boolean): string {
  if (decision === 'dismiss' && !isPlain) return 'Classer et répondre';
  return decision === 'suspend' && days ? `Suspendre ${daysWords(days)}` : DECISION_LABELS[decision];
}

const daysFrom = (value: string) => SUSPENSION_DAYS.find((days) => String(days) === value);
const clauseFrom = (value: string): ClauseCode | '' => CLAUSE_CODES.find((code) => code === value) ?? '';

interface ConsequencesOfProps {
  decision: Decision;
  consequences: Consequences;
}

/** The consequences, and the exact mail. */
function ConsequencesOf({ decision, consequences }: ConsequencesOfProps) {
  const { mail } = consequences;
  return (
    <section className="grid gap-2" aria-label="Ce qui va se passer">
      <ul className="grid list-disc gap-1 pl-5">
        {consequenceWords(decision, consequences).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {mail ? (
        <figure className="grid gap-1 rounded-[20px] bg-lin px-4 py-3">
          <figcaption className="font-semibold wrap-anywhere">{mail.subject}</figcaption>
          <p className="text-sm wrap-anywhere whitespace-pre-line">{mail.text}</p>
        </figure>
      ) : null}
    </section>
  );
}

/** Effects of measures on the content alone, and of a dismissal. */
const EFFECTS: Partial<Record<Decision, string>> = {
  dismiss: 'Rien ne change pour la personne, qui n’en saura rien.',
  warn: 'Le compte reste ouvert.',
  hide: 'Les autres membres ne le voient plus.',
};

function consequenceWords(
  decision: Decision,
  { until, ended, contacts, cancelled, answered, mail }: Consequences,
): string[] {
  const { dates, places, appointments } = cancelled;
  const when = until && teamMoment(new Date(until));
  const closing = decision === 'suspend' ? 'Le compte est suspendu jusqu’au' : 'Le compte ferme';
  const sentences = [
    EFFECTS[decision] ?? `${closing} ${when}.`,
    when && !mail && 'Le compte est supprimé\u202f: c’est son adresse qui ne pourra pas servir.',
    when && mail && !ended && 'Une décision plus lourde s’applique déjà\u202f: rien d’autre ne change.',
    ended && 'La personne est déconnectée partout.',
    ended && `Annulés\u202f: rendez-vous ${dates}, places d’atelier ${places}, entretiens ${appointments}.`,
    contacts > 0 && ended && `Contacts qui lisent qu’elle n’est pas joignable\u202f: ${contacts}.`,
    answered > 0 && `Réponses à qui a signalé\u202f: ${answered}.`,
  ];
  return sentences.filter((sentence) => typeof sentence === 'string');
}

interface TargetChoiceProps {
  caseId: string;
  targets: readonly HidingTarget[];
  value: string;
  error: string | undefined;
  onChange: (content: string) => void;
}

/** Shows the content itself, not just its name. */
function TargetChoice({ caseId, targets, value, error, onChange }: TargetChoiceProps) {
  return (
    <Fieldset role="radiogroup" legend="Ce que vous masquez" error={error}>
      {() => (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {targets
            .filter(({ hidden }) => !hidden)
            .map(({ content, label, text, photoId }) => (
              <label
                key={content}
                className={classNames(
                  'flex min-h-11 cursor-pointer flex-col gap-2 rounded-[20px] border-[1.5px] border-bord bg-carte p-2.5',
                  'has-checked:border-prune has-checked:bg-rosee has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-prune',
                  !photoId && 'col-span-full',
                )}
              >
                <input
                  type="radio"
                  name="target"
                  value={content}
                  checked={content === value}
                  onChange={() => onChange(content)}
                  className="sr-only"
                />
                {photoId ? (
                  <CasePhoto caseId={caseId} photoId={photoId} alt="" className="aspect-[4/5] w-full" />
                ) : null}
                <span className="font-semibold wrap-anywhere">{label}</span>
                {text ? <span className="text-sm wrap-anywhere text-encre-2">{text}</span> : null}
              </label>
            ))}
        </div>
      )}
    </Fieldset>
  );
}

export const FAILED =
  'La décision n’est pas partie. Ce que vous avez écrit est toujours là\u202f: vérifiez votre connexion et réessayez.';

/** Debounce between the last change of the draft and the request for its consequences. */
const PAUSE_MS = 500;

function emptyDraft(opened: OpenedCase) {
  const { kind, evidence, targets } = opened;
  const shown = targets.find(({ content, text }) =>
    kind === 'words' ? content === WORDS_TARGET : evidence.kind === 'text' && text === evidence.text,
  );
  return {
    decisionId: crypto.randomUUID(),
    clause: likelyClause(opened),
    target: evidence.kind === 'photo' ? `photo:${evidence.photoId}` : shown ? shown.content : '',
    days: undefined,
    // Immediate closure is a deliberate choice, whatever the report’s matter.
    danger: false,
    also: [],
  };
}

interface DecisionDraft extends Omit<ReturnType<typeof emptyDraft>, 'clause' | 'days' | 'also'> {
  clause: ClauseCode | '';
  days: SuspensionDays | undefined;
  also: string[];
  facts: string;
  /** For the author of a notice or a contest. */
  answer: string;
}

function inputOf(opened: OpenedCase, decision: Decision, draft: DecisionDraft) {
  const input = {
    id: opened.id,
    decisionId: draft.decisionId,
    decision,
    also: draft.also,
    ...(wantsAnswer(opened.kind) && { answer: draft.answer }),
    ...(decision !== 'dismiss' && { clause: draft.clause || undefined, facts: draft.facts }),
    ...(decision === 'hide' && { target: draft.target || undefined }),
    ...(decision === 'suspend' && { days: draft.days }),
    ...(decision === 'close' && { danger: draft.danger }),
  };
  const { error } = newDecision.safeParse(input);
  const refused = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  if (wantsAnswer(opened.kind) && draft.answer.trim() === '')
    refused.push(['answer', DECISION_SENTENCES.answer]);
  return { input, refused };
}

type DecisionForm = ReturnType<typeof useDecision>;

/** The draft survives closing the panel and a network failure. Its consequences are refetched after each change. */
export function useDecision(opened: OpenedCase, onSettled: (decision: Decision) => void) {
  const [chosen, setChosen] = useState<Omit<DecisionDraft, 'facts' | 'answer'>>(() => emptyDraft(opened));
  const [facts, setFacts] = useDeskDraft(`facts ${opened.id}`);
  const [answer, setAnswer] = useDeskDraft(`answer ${opened.id}`);
  const draft: DecisionDraft = { ...chosen, facts, answer };
  const [choosing, setChoosing] = useState<Decision>();
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  // Idempotent by the draft’s `decisionId`.
  const { mutate, error, isPending, reset } = useMutation(
    deskModerationApi.decide.mutationOptions(safeToRepeat),
  );
  const { input, refused } = inputOf(opened, choosing ?? 'dismiss', draft);
  const written = JSON.stringify(input);
  const still = useDelayed(written, PAUSE_MS);
  const ready = choosing !== undefined && refused.length === 0;
  const rehearsal = useQuery(
    deskModerationApi.rehearse.queryOptions({
      input,
      enabled: ready && still === written,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  );
  const shown = ready ? rehearsal.data : undefined;
  const failure = error ?? (ready ? rehearsal.error : null);

  return {
    draft,
    choosing,
    refusals,
    consequences: shown,
    pending: isPending,
    error: failure,
    /** True until the consequences of the current draft are displayed or refused. */
    waits: ready && !shown && !failure,
    choose(decision: Decision | undefined) {
      reset();
      setChoosing(decision);
    },
    change(part: Partial<DecisionDraft>) {
      const { facts: typed = facts, answer: answered = answer, ...others } = part;
      setFacts(typed);
      setAnswer(answered);
      setChosen((before) => ({ ...before, ...others }));
      setRefusals((told) => Object.fromEntries(Object.entries(told).filter(([field]) => !(field in part))));
    },
    decide(decision: Decision) {
      const sent = inputOf(opened, decision, draft);
      setRefusals(Object.fromEntries(sent.refused.toReversed()));
      if (sent.refused.length > 0) return;
      mutate(sent.input, {
        onSuccess() {
          setFacts('');
          setAnswer('');
          onSettled(decision);
        },
      });
    },
  };
}
