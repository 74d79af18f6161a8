import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { contestText } from '../../contract.ts';
import { APPEAL_MAX_LENGTH } from '../../rules.ts';

const FAILED = 'Votre contestation n’a pas pu être envoyée. Ce que vous avez écrit est toujours là.';

type Props = {
  /** Called with the trimmed and validated text, once at a time. */
  send: (text: string) => void;
  sending: boolean;
  error: unknown;
  submitLabel: string;
};

/** A form to contest a decision, sent once. The input stays after a failure. */
export function ContestForm({ send, sending, error, submitLabel }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = contestText.safeParse(text);
    setRefusal(checked.error?.issues[0]?.message);
    if (!checked.success) field.current?.focus();
    else if (!sending) send(checked.data);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextArea
        ref={field}
        label="Pourquoi vous n’êtes pas d’accord"
        hint={'Avec vos mots\u202f: ce qui s’est passé, et ce qui nous a peut-être échappé.'}
        value={text}
        maxLength={APPEAL_MAX_LENGTH}
        error={refusal}
        onChange={(event) => {
          setText(event.target.value);
          setRefusal(undefined);
        }}
      />
      <FailureAlert error={error} failed={FAILED} />
      <Button type="submit" className="justify-self-start" pending={sending} pendingLabel="Envoi…">
        {submitLabel}
      </Button>
    </form>
  );
}
