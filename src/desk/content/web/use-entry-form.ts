import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { deskContentApi } from './shared/api.ts';

interface Entry<Typed, Input, Data, Failure, Kept> {
  /** Undefined for a new entry, which gets its id here. */
  id: string | undefined;
  values: DefaultValues<Typed>;
  /** Where the form leads once it is saved. */
  list: string;
  said: string;
  mutation: UseMutationOptions<Data, Failure, Input, Kept>;
}

export function useEntryForm<Typed extends FieldValues, Answers extends object, Data, Failure, Kept>(
  schema: z.ZodType<Answers, Typed>,
  { id: known, values, list, said, mutation }: Entry<Typed, Answers & { id: string }, Data, Failure, Kept>,
) {
  const navigate = useNavigate();
  const [id] = useState(() => known ?? crypto.randomUUID());
  const typed = useTypedForm(schema, values);
  const save = useDeskChange(deskContentApi, mutation, {
    said,
    onDone: () => navigate(list),
    onRefused: typed.placeError,
  });
  const onSubmit = typed.form.handleSubmit((answers) => save.mutate({ ...answers, id }));
  return { ...typed, id, sending: { onSubmit, pending: save.isPending, error: save.error, back: list } };
}
