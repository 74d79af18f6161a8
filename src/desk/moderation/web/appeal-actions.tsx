import { KeyHint } from '#desk/staff/web/shared/key-hint.tsx';
import { useDeskKeys } from '#desk/staff/web/shared/use-desk-keys.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { OpenedCase } from '../contract.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { deskModerationApi } from './shared/api.ts';
import { useNoticeAnswer } from './use-answer.ts';

const WORDS = {
  upheld: {
    title: 'Maintenir la décision',
    effect: 'La décision reste. La personne reçoit votre réponse et les autres voies de recours.',
    confirm: 'Maintenir la décision',
  },
  undone: {
    title: 'Annuler la décision',
    effect:
      'Ce que la décision avait fait est défait tout de suite\u202f: le compte rouvre, ou le contenu est de nouveau visible. La personne reçoit votre réponse.',
    confirm: 'Annuler la décision',
  },
};

interface AppealActionsProps {
  opened: OpenedCase;
  keys: boolean;
  onSettled: () => void;
}

/** Only for a colleague other than the decider. */
export function AppealActions({ opened, keys, onSettled }: AppealActionsProps) {
  const { evidence, id } = opened;
  const answer = useNoticeAnswer(id, deskModerationApi.judge.mutationOptions(), onSettled);
  const mayJudge = evidence.kind === 'appeal' && evidence.mayJudge;
  useDeskKeys(
    { m: () => answer.choose('upheld'), u: () => answer.choose('undone') },
    keys && mayJudge && !answer.pending,
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
        <Button
          size="small"
          aria-keyshortcuts={keys ? 'm' : undefined}
          onClick={() => answer.choose('upheld')}
        >
          Maintenir la décision
          {keys ? <KeyHint>m</KeyHint> : null}
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-keyshortcuts={keys ? 'u' : undefined}
          onClick={() => answer.choose('undone')}
        >
          Annuler la décision
          {keys ? <KeyHint>u</KeyHint> : null}
        </Button>
      </div>
      <AnswerDialog answer={answer} words={WORDS} cancelLabel="Revenir au dossier" />
    </>
  );
}
