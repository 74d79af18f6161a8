import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DECISION_SENTENCES } from '#mechanisms/decisions/contract.ts';

interface Answered<Outcome> {
  id: string;
  outcome: Outcome;
  answer: string;
}

/** Draft of an outcome and its text; it survives a closed dialog. */
export function useNoticeAnswer<Outcome extends string, Data, Failure, Kept>(
  id: string,
  send: UseMutationOptions<Data, Failure, Answered<Outcome>, Kept>,
  onSettled: () => void,
) {
  const [outcome, choose] = useState<Outcome>();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { mutate, error, isPending } = useMutation(send);
  return {
    ...{ outcome, choose, text, refusal, error, pending: isPending },
    write(next: string) {
      setText(next);
      setRefusal(undefined);
    },
    submit() {
      if (text.trim() === '') setRefusal(DECISION_SENTENCES.answer);
      else if (outcome) mutate({ id, outcome, answer: text }, { onSuccess: onSettled });
    },
  };
}
