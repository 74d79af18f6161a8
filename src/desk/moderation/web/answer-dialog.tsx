import { REPLY_MAX_LENGTH } from '#mechanisms/decisions/rules.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';

interface AnswerDialogProps<Outcome extends string> {
  answer: {
    outcome: Outcome | undefined;
    choose: (outcome: undefined) => void;
    text: string;
    write: (text: string) => void;
    refusal: string | undefined;
    error: unknown;
    pending: boolean;
    submit: () => void;
  };
  words: Record<Outcome, { title: string; effect: string; confirm: string }>;
  cancelLabel: string;
}

export function AnswerDialog<Outcome extends string>(props: AnswerDialogProps<Outcome>) {
  const { outcome, choose, text, write, refusal, error, pending, submit } = props.answer;
  if (!outcome) return null;
  const { title, effect, confirm } = props.words[outcome];
  return (
    <FormDialog
      sticky
      title={title}
      description={effect}
      submitLabel={confirm}
      pendingLabel="Envoi…"
      cancelLabel={props.cancelLabel}
      pending={pending}
      error={error}
      failed={
        'La réponse n’est pas partie. Elle est toujours là\u202f: vérifiez votre connexion et réessayez.'
      }
      onSubmit={submit}
      onClose={() => choose(undefined)}
    >
      <TextArea
        label="Votre réponse"
        hint="La personne la lira telle quelle."
        value={text}
        maxLength={REPLY_MAX_LENGTH}
        error={refusal}
        onChange={(event) => write(event.target.value)}
      />
    </FormDialog>
  );
}
