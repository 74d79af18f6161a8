import { useState } from 'react';
import { KeyHint } from '#desk/staff/web/shared/key-hint.tsx';
import { useDeskKeys } from '#desk/staff/web/shared/use-desk-keys.ts';
import type { Decision } from '#mechanisms/decisions/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { OpenedCase } from '../contract.ts';
import { wantsAnswer } from '../rules.ts';
import { DECISION_LABELS } from '../texts.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { FAILED, useDecision } from './use-decision.ts';

const KEYS: Record<Decision, string> = { dismiss: 'd', warn: 'w', hide: 'h', suspend: 's', close: 'c' };

interface CaseActionsProps {
  opened: OpenedCase;
  keys: boolean;
  onSettled: (decision: Decision) => void;
}

/** Allowed decisions with their shortcuts. Approving a photo is immediate, all others need a confirmation. */
export function CaseActions({ opened, keys, onSettled }: CaseActionsProps) {
  const [choosing, setChoosing] = useState<Decision>();
  const { draft, change, decide, refusals, pending, error, forgetError } = useDecision(opened, onSettled);
  const isPhoto = opened.kind === 'photo';
  const mayDecide = opened.evidence.kind !== 'redress' || opened.evidence.mayJudge;

  function choose(decision: Decision) {
    forgetError();
    if (decision === 'dismiss' && isPhoto) decide('dismiss');
    else setChoosing(decision);
  }
  const actions = opened.allowed.map((decision) => [KEYS[decision], () => choose(decision)] as const);
  useDeskKeys(Object.fromEntries(actions), keys && mayDecide && !pending);

  if (!mayDecide)
    return (
      <Alert>Vous avez pris la première décision{'\u202f'}: une autre personne de l’équipe relit tout.</Alert>
    );

  return (
    <>
      <FailureAlert error={!choosing && error} failed={FAILED} />
      <div className="flex flex-wrap gap-2">
        {opened.allowed.map((decision) => (
          <Button
            key={decision}
            size="small"
            className="px-3!"
            variant={
              decision === 'close' ? 'danger' : isPhoto && decision === 'dismiss' ? 'primary' : 'secondary'
            }
            aria-keyshortcuts={keys ? KEYS[decision] : undefined}
            pending={decision === 'dismiss' && isPhoto && pending}
            onClick={() => choose(decision)}
          >
            {decision === 'dismiss' && isPhoto ? 'Valider' : DECISION_LABELS[decision]}
            {keys ? <KeyHint>{KEYS[decision]}</KeyHint> : null}
          </Button>
        ))}
      </div>
      {choosing === 'dismiss' && !wantsAnswer(opened.kind) ? (
        <ConfirmDialog
          onClose={() => setChoosing(undefined)}
          title="Classer ce dossier"
          description={dismissalEffect(opened)}
          confirmLabel="Classer"
          pending={pending}
          pendingLabel="Envoi…"
          onConfirm={() => decide('dismiss')}
        >
          <FailureAlert error={error} failed={FAILED} />
        </ConfirmDialog>
      ) : choosing ? (
        <DecisionDialog
          opened={opened}
          decision={choosing}
          draft={draft}
          onDraft={change}
          refusals={refusals}
          error={error}
          pending={pending}
          onDecide={() => decide(choosing)}
          onClose={() => setChoosing(undefined)}
        />
      ) : null}
    </>
  );
}

function dismissalEffect({ kind, subject }: OpenedCase): string {
  const nothing = subject
    ? `Rien ne change pour ${subject.firstName}, qui n’en saura rien.`
    : 'Rien d’autre ne change.';
  return kind === 'report' || kind === 'words'
    ? `${nothing} Qui a signalé reçoit un e-mail\u202f: le signalement a été lu, aucun manquement n’a été constaté.`
    : nothing;
}
