import { useId } from 'react';
import { REPLY_MAX_LENGTH } from '#mechanisms/decisions/rules.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface JudgeDialogProps {
  outcome: 'upheld' | 'undone';
  answer: string;
  onAnswer: (answer: string) => void;
  refusal: string | undefined;
  failure: string | null;
  pending: boolean;
  onJudge: () => void;
  onClose: () => void;
}

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
} as const;

/** The answer to an appeal, in the words that the person will read. */
export function JudgeDialog({
  outcome,
  answer,
  onAnswer,
  refusal,
  failure,
  pending,
  onJudge,
  onClose,
}: JudgeDialogProps) {
  const formId = useId();
  const { title, effect, confirm } = WORDS[outcome];
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={effect}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Revenir au dossier
          </Button>
          <Button type="submit" form={formId} pending={pending} pendingLabel="Envoi…">
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) onJudge();
        }}
      >
        <TextArea
          label="Votre réponse"
          hint="La personne la lira telle quelle."
          value={answer}
          maxLength={REPLY_MAX_LENGTH}
          error={refusal}
          onChange={(event) => onAnswer(event.target.value)}
        />
        {failure ? <Alert tone="error">{failure}</Alert> : null}
      </form>
    </Dialog>
  );
}
