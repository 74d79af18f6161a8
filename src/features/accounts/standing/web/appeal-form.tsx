import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { consentDate } from '#lib/consent-date.ts';
import { APPEAL_MAX_LENGTH } from '#mechanisms/decisions/rules.ts';
import { REDRESS } from '#mechanisms/decisions/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { appealText } from '../contract.ts';
import { standingApi } from './shared/api.ts';

const APPEAL_FAILED = 'Votre contestation n’a pas pu être envoyée. Ce que vous avez écrit est toujours là.';

/** One’s own words against a decision, once. What was typed stays whatever happens. */
export function AppealForm({ statement, until }: { statement: string; until: string }) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const appeal = useMutation(
    // The same words twice are one appeal.
    standingApi.appeal.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => queryClient.invalidateQueries({ queryKey: standingApi.mine.queryKey() }),
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const checked = appealText.safeParse(text);
    setRefusal(checked.error?.issues[0]?.message);
    if (!checked.success) field.current?.focus();
    else if (!appeal.isPending) appeal.mutate({ statement, text: checked.data });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 rounded-[20px] bg-lin p-5 sm:p-6">
      <div className="grid gap-1">
        <h3 className="text-h3">{'Vous n’êtes pas d’accord\u202f?'}</h3>
        <p className="text-encre-2">
          {REDRESS.here} Vous pouvez le faire jusqu’au {consentDate(until)}.
        </p>
      </div>
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
      {appeal.error ? <Alert tone="error">{errorSentence(appeal.error, APPEAL_FAILED)}</Alert> : null}
      <Button
        type="submit"
        className="justify-self-start"
        pending={appeal.isPending || appeal.isSuccess}
        pendingLabel="Envoi…"
      >
        Contester la décision
      </Button>
    </form>
  );
}
