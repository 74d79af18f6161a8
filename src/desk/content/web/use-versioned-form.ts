import type { UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { z } from 'zod';
import { isDeskOpen, useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
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
  /** Of a page with several forms. */
  part?: string;
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
  const typed = useTypedForm(schema, values, others);
  const { form } = typed;
  const [version, setVersion] = useKeptWords(form, entry.version, entry.part);
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
      onSubmit: send(version),
      pending: save.isPending,
      error: save.error,
      newer,
      leaving: { changed: form.formState.isDirty, saved },
    },
  };
}

/** Unsaved forms of ended sessions, in memory only (D21), by writer, page and part. */
const unsent = new Map<string, { version: string | null; typed: FieldValues }>();

/**
 * Restores what was typed in a form when its session ended, with the version that the form had read.
 * @param read version of the record
 * @param part of a page with several forms
 */
export function useKeptWords<Typed extends FieldValues, Answers, Version extends string | null>(
  form: UseFormReturn<Typed, unknown, Answers>,
  read: Version,
  part = '',
) {
  const { pathname } = useLocation();
  const { colleague } = useDeskSession();
  // Fixed at mount: the session has ended by the time the form unmounts.
  const [key] = useState([colleague?.id, pathname, part].join(' '));
  const [kept] = useState(() => unsent.get(key));
  const [version, setVersion] = useState(kept ? (kept.version as Version) : read);
  const { isDirty } = form.formState;
  const begin = useEffectEvent(() => {
    unsent.delete(key);
    if (kept) form.reset(kept.typed as Typed, { keepDefaultValues: true });
  });
  const end = useEffectEvent(() => {
    if (isDirty && !isDeskOpen()) unsent.set(key, { version, typed: form.getValues() });
  });
  useEffect(() => {
    begin();
    return end;
  }, []);
  return [version, setVersion] as const;
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
