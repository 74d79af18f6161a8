import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { Form } from '../../rules.ts';
import { useDraft } from './use-draft.ts';

export interface FormDraft<Answers> {
  /** Null when there are none, undefined while loading. */
  answers: Answers | null | undefined;
  keep: (answers: Answers) => void;
  forget: () => void;
}

/** Returns the saved answers of an unfinished form. Drops answers that no longer fit the form. */
export function useFormDraft<Answers>(
  form: Form,
  schema: z.ZodType<Answers>,
  kept?: boolean,
): FormDraft<Answers> {
  const { words, keep } = useDraft(form, kept);
  // A form reads its initial answers once; later input is its own state.
  const [first, setFirst] = useState<Answers | null>();
  if (first === undefined && words !== undefined) setFirst(readAnswers(words, schema));
  return {
    answers: first,
    keep: (answers) => keep(JSON.stringify(answers)),
    forget: () => keep(''),
  };
}

function readAnswers<Answers>(words: string, schema: z.ZodType<Answers>): Answers | null {
  if (words === '') return null;
  try {
    return schema.safeParse(JSON.parse(words)).data ?? null;
  } catch {
    return null;
  }
}

export function useTyped<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, FieldValues>, 'subscribe'>,
  onTyped: (values: Values) => void,
): void {
  const tell = useEffectEvent(onTyped);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [subscribe],
  );
}
