import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { DECISION_SENTENCES } from '#mechanisms/decisions/contract.ts';
import { deskModerationApi } from './shared/api.ts';

export type Outcome = 'upheld' | 'undone';

const FAILED =
  'La réponse n’est pas partie. Elle est toujours là\u202f: vérifiez votre connexion et réessayez.';

/** The answer to an appeal while it is written. */
export function useJudgement(id: string, onSettled: () => void) {
  const [answer, setAnswer] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { mutate, error, isPending } = useMutation(deskModerationApi.judge.mutationOptions());

  function judge(outcome: Outcome) {
    if (answer.trim() === '') setRefusal(DECISION_SENTENCES.answer);
    else mutate({ id, outcome, answer }, { onSuccess: onSettled });
  }

  return {
    answer,
    write: (text: string) => {
      setAnswer(text);
      setRefusal(undefined);
    },
    judge,
    refusal,
    pending: isPending,
    failure: error ? errorSentence(error, FAILED) : null,
  };
}
