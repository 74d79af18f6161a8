import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useSession } from '#browser/session/session.ts';
import type { DraftName, Form } from '../../rules.ts';
import { draftsApi } from './api.ts';
import { storeDraft, storeInTab, typedInTab, writeAs } from './drafts.ts';

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

/**
 * Returns the draft of a name. `words` are undefined while loading, and empty when there are none or loading failed.
 * @param kept whether the server may store them; otherwise only this tab does
 */
export function useDraft(name: DraftName, kept = true) {
  const { member } = useSession();
  // Until the session is known, drafts stay with the last writer.
  if (member) writeAs(member.email);
  const [, redraw] = useState(0);
  const here = typedInTab(name);
  const { data, isPending } = useQuery(
    draftsApi.read.queryOptions({
      input: { name },
      enabled: here === undefined && kept && member !== null,
      // A draft that this tab has stored meanwhile is newer.
      staleTime: 0,
      gcTime: 0,
    }),
  );
  return {
    words: here ?? (member === null || (kept && isPending) ? undefined : (data?.words ?? '')),
    keep: (words: string) => {
      (kept ? storeDraft : storeInTab)(name, words);
      redraw((count) => count + 1);
    },
  };
}
