import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeskDraft } from '#desk/staff/web/shared/use-desk-draft.ts';
import {
  type Decision,
  REPLY_MAX_LENGTH,
  SUSPENSION_DAYS,
  type SuspensionDays,
} from '#mechanisms/decisions/rules.ts';
import { Button } from '#ui/button.tsx';
import { useDeskActions } from '#ui/desk/desk-actions.ts';
import { KeyHint } from '#ui/desk/key-hint.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { FormPanel } from '#ui/form-panel.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { DECISION_SENTENCES, type OpenedCase } from '../contract.ts';
import { DECISION_LABELS, daysWords } from '../texts.ts';
import { DecisionPanel, FAILED, useDecision } from './decision-panel.tsx';
import { deskModerationApi } from './shared/api.ts';

const KEYS: Record<Decision, string> = { dismiss: 'd', warn: 'w', hide: 'h', suspend: 's', close: 'c' };

interface CaseActionsProps {
  opened: OpenedCase;
  onSettled: (words: string) => void;
}

/**
 * Allowed decisions with their shortcuts. Approving a photo or a text is immediate, as it sends no mail. The others
 * open their panel.
 */
export function CaseActions({ opened, onSettled }: CaseActionsProps) {
  const deciding = useDecision(opened, (decision) =>
    onSettled(
      decision === 'dismiss'
        ? 'Dossier classé.'
        : 'Décision envoyée\u202f: la personne en reçoit les raisons.',
    ),
  );
  const { choosing, pending, error } = deciding;
  const isContent = opened.kind === 'photo' || opened.kind === 'text';

  function choose(decision: Decision) {
    if (decision !== 'dismiss' || !isContent) deciding.choose(decision);
    else if (isWholePhotoSeen()) deciding.decide('dismiss');
  }
  const actionOf = (decision: Decision, key?: string, days?: SuspensionDays) => ({
    key,
    label: days ? `Suspendre ${daysWords(days)}` : DECISION_LABELS[decision],
    run() {
      if (pending) return;
      if (days) deciding.change({ days });
      choose(decision);
    },
  });
  useDeskActions([
    ...opened.allowed.map((decision) => actionOf(decision, KEYS[decision])),
    // « e » finishes, as on every page.
    ...(opened.allowed.includes('dismiss') ? [actionOf('dismiss', 'e')] : []),
    ...(opened.allowed.includes('suspend') ? SUSPENSION_DAYS : []).map((days) =>
      // A one-digit length is also its shortcut.
      actionOf('suspend', days < 10 ? String(days) : undefined, days),
    ),
  ]);

  return (
    <>
      <FailureAlert error={!choosing && error} failed={FAILED} />
      <div className="flex flex-wrap gap-1">
        {opened.allowed.map((decision) => (
          <Button
            key={decision}
            size="small"
            className="px-2.5!"
            // None is suggested before the evidence is read (DSA 14(4)).
            variant={decision === 'dismiss' ? 'quiet' : 'secondary'}
            aria-expanded={decision === 'dismiss' && isContent ? undefined : decision === choosing}
            aria-keyshortcuts={KEYS[decision]}
            pending={decision === 'dismiss' && isContent && pending}
            onClick={() => choose(decision)}
          >
            {decision === 'dismiss' && isContent ? 'Valider' : DECISION_LABELS[decision]}
            <KeyHint>{KEYS[decision]}</KeyHint>
          </Button>
        ))}
      </div>
      {choosing ? <DecisionPanel opened={opened} decision={choosing} deciding={deciding} /> : null}
    </>
  );
}

/** A photo counts as seen once all of it is on screen; otherwise it is scrolled into view. */
function isWholePhotoSeen(): boolean {
  const photo = document.querySelector<HTMLImageElement>('[data-evidence] img');
  if (!photo) return true;
  const { left, width, top, bottom } = photo.getBoundingClientRect();
  const ends = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
  if (ends.every((end) => end === photo) && photo.complete && photo.naturalWidth > 0) return true;
  photo.scrollIntoView({ block: 'center' });
  return false;
}

/** Answers to an appeal, by a colleague other than the decider. */
const APPEAL_CHOICES = [
  {
    outcome: 'upheld',
    shortcut: 'm',
    title: 'Maintenir la décision',
    effect: 'La décision reste. La personne reçoit votre réponse et les autres voies de recours.',
  },
  {
    outcome: 'undone',
    shortcut: 'u',
    title: 'Annuler la décision',
    effect:
      'Ce que la décision avait fait est défait tout de suite\u202f: le compte rouvre, ou le contenu est de nouveau visible. La personne reçoit votre réponse.',
  },
] as const;

/** Answers to a notice about no member. */
const NOTICE_CHOICES = [
  {
    outcome: 'dismissed',
    shortcut: 'd',
    title: 'Classer et répondre',
    effect:
      'Rien ne change sur le site. La personne qui a écrit reçoit votre réponse et les voies de recours.',
  },
  {
    outcome: 'acted',
    shortcut: 'h',
    title: 'Un contenu du site a été retiré',
    effect:
      'À dire une fois une page, un article ou un témoignage corrigé. Pour un profil, dites d’abord lequel\u202f: vous pourrez en décider ici. La personne qui a écrit reçoit votre réponse.',
  },
] as const;

interface AnswerActionsProps {
  opened: OpenedCase;
  onSettled: (words: string) => void;
}

/** An outcome and its answer; the draft survives closing the panel. */
export function AnswerActions({ opened: { id, kind }, onSettled }: AnswerActionsProps) {
  const choices = kind === 'appeal' ? APPEAL_CHOICES : NOTICE_CHOICES;
  const [chosen, choose] = useState<(typeof APPEAL_CHOICES | typeof NOTICE_CHOICES)[number]>();
  const [text, setText] = useDeskDraft(`answer ${id}`);
  const [refused, setRefused] = useState(false);
  const { mutate, error, isPending } = useMutation(deskModerationApi.answer.mutationOptions());
  useDeskActions(
    choices.map((choice) => ({
      key: choice.shortcut,
      label: choice.title,
      run: () => (isPending ? undefined : choose(choice)),
    })),
  );
  function submit() {
    setRefused(text.trim() === '');
    if (chosen && text.trim())
      mutate(
        { id, outcome: chosen.outcome, answer: text },
        {
          onSuccess() {
            setText('');
            onSettled('Le dossier est traité, la réponse est partie.');
          },
        },
      );
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.outcome}
            size="small"
            variant="secondary"
            aria-expanded={choice === chosen}
            aria-keyshortcuts={choice.shortcut}
            onClick={() => choose(choice)}
          >
            {choice.title}
            <KeyHint>{choice.shortcut}</KeyHint>
          </Button>
        ))}
      </div>
      {chosen ? (
        <FormPanel
          key={chosen.outcome}
          title={chosen.title}
          submitLabel={chosen.title}
          pending={isPending}
          error={error}
          failed={
            'La réponse n’est pas partie. Elle est toujours là\u202f: vérifiez votre connexion et réessayez.'
          }
          cancelLabel="Revenir au dossier"
          onSubmit={submit}
          onClose={() => choose(undefined)}
        >
          <p className="text-encre-2">{chosen.effect}</p>
          <TextArea
            label="Votre réponse"
            hint="La personne la lira telle quelle."
            value={text}
            maxLength={REPLY_MAX_LENGTH}
            error={refused && !text.trim() ? DECISION_SENTENCES.answer : undefined}
            onChange={({ target }) => setText(target.value)}
          />
        </FormPanel>
      ) : null}
    </>
  );
}
