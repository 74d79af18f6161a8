import { useState } from 'react';
import { KeyHint } from '#desk/staff/web/shared/key-hint.tsx';
import { useDeskKeys } from '#desk/staff/web/shared/use-desk-keys.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { OpenedCase } from '../contract.ts';
import { JudgeDialog } from './judge-dialog.tsx';
import { type Outcome, useJudgement } from './use-judgement.ts';

interface AppealActionsProps {
  opened: OpenedCase;
  keys: boolean;
  onSettled: () => void;
}

/** An appeal is answered by someone else than who decided. */
export function AppealActions({ opened, keys, onSettled }: AppealActionsProps) {
  const { evidence, id } = opened;
  const [choosing, setChoosing] = useState<Outcome>();
  const { answer, write, judge, refusal, failure, pending } = useJudgement(id, onSettled);
  const mayJudge = evidence.kind === 'appeal' && evidence.mayJudge;
  useDeskKeys(
    { m: () => setChoosing('upheld'), u: () => setChoosing('undone') },
    keys && mayJudge && !pending,
  );
  if (evidence.kind !== 'appeal') return null;
  if (!mayJudge)
    return (
      <Alert>
        Vous avez pris cette décision{'\u202f'}: une autre personne de l’équipe relit la contestation.
      </Alert>
    );
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-keyshortcuts={keys ? 'm' : undefined} onClick={() => setChoosing('upheld')}>
          Maintenir la décision
          {keys ? <KeyHint>m</KeyHint> : null}
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-keyshortcuts={keys ? 'u' : undefined}
          onClick={() => setChoosing('undone')}
        >
          Annuler la décision
          {keys ? <KeyHint>u</KeyHint> : null}
        </Button>
      </div>
      {choosing ? (
        <JudgeDialog
          outcome={choosing}
          answer={answer}
          onAnswer={write}
          refusal={refusal}
          failure={failure}
          pending={pending}
          onJudge={() => judge(choosing)}
          onClose={() => setChoosing(undefined)}
        />
      ) : null}
    </>
  );
}
