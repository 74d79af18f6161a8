import type { UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { deskContentApi } from './shared/api.ts';

interface Versioned<Typed extends FieldValues, Answers, Input, Failure, Kept> {
  values: DefaultValues<Typed>;
  /** Version that was read; null for a new record. */
  version: string | null;
  mutation: UseMutationOptions<{ version: string }, Failure, Input, Kept>;
  inputOf: (answers: Answers, version: string | null) => Input;
  said: string;
  /** Opens another page; undefined when the form stays open. */
  onDone?: () => unknown;
  /** Field labels. */
  names: Readonly<Record<string, string>>;
  others?: readonly Path<Typed>[];
}

/**
 * Saves over the version that the form read, then over its own latest save. On a conflict it shows the newer version
 * and keeps what was typed.
 */
export function useVersionedForm<Typed extends FieldValues, Answers, Input extends object, Failure, Kept>(
  schema: z.ZodType<Answers, Typed>,
  entry: Versioned<Typed, Answers, Input, Failure, Kept>,
) {
  const { values, mutation, inputOf, said, onDone, names, others } = entry;
  const [version, setVersion] = useState(entry.version);
  const typed = useTypedForm(schema, values, others);
  const { form } = typed;
  const saved = useRef(false);
  const save = useDeskChange(deskContentApi, mutation, {
    said,
    onDone: (stored) => {
      setVersion(stored.version);
      form.reset(form.getValues());
      saved.current = onDone !== undefined;
      return onDone?.();
    },
    onRefused: typed.placeError,
  });
  const send = (known: string | null) => form.handleSubmit((answers) => save.mutate(inputOf(answers, known)));
  const newer = { sent: save.variables, names, replace: (found: string) => send(found)() };
  return {
    ...typed,
    isSaved: save.isSuccess,
    sending: {
      ...{ onSubmit: send(version), pending: save.isPending, error: save.error, newer },
      leaving: { changed: form.formState.isDirty, saved },
    },
  };
}

interface Entry<Typed extends FieldValues, Input, Failure, Kept>
  extends Pick<Versioned<Typed, unknown, Input, Failure, Kept>, 'values' | 'mutation' | 'said' | 'names'> {
  /** Undefined for a new entry, which gets its id here. */
  entry: { id: string; version: string } | undefined;
  /** Page to return to after saving. */
  list: string;
}

export function useEntryForm<Typed extends FieldValues, Answers extends object, Failure, Kept>(
  schema: z.ZodType<Answers, Typed>,
  { entry, list, ...form }: Entry<Typed, Answers & { id: string; version: string | null }, Failure, Kept>,
) {
  const navigate = useNavigate();
  const [id] = useState(() => entry?.id ?? crypto.randomUUID());
  const { sending, ...typed } = useVersionedForm(schema, {
    ...form,
    version: entry?.version ?? null,
    inputOf: (answers, version) => ({ ...answers, id, version }),
    onDone: () => navigate(list),
  });
  return { ...typed, id, sending: { ...sending, back: list } };
}
