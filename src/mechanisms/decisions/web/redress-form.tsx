import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { redressText } from '../contract.ts';
import { APPEAL_MAX_LENGTH } from '../rules.ts';
import { redressApi } from './shared/api.ts';

const FAILED = 'Votre contestation n’a pas pu être envoyée. Ce que vous avez écrit est toujours là.';

/** Why one does not agree with how one’s report ended, sent once. What was typed stays whatever happens. */
export function RedressForm({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const contest = useMutation(
    // The same words twice are one answer.
    redressApi.contest.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: redressApi.state.key() }),
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = redressText.safeParse(text);
    setRefusal(checked.error?.issues[0]?.message);
    if (!checked.success) field.current?.focus();
    else if (!contest.isPending) contest.mutate({ token, text: checked.data });
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
      {contest.error ? <Alert tone="error">{errorSentence(contest.error, FAILED)}</Alert> : null}
      <Button type="submit" className="justify-self-start" pending={contest.isPending} pendingLabel="Envoi…">
        Envoyer ma contestation
      </Button>
    </form>
  );
}
