import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { z } from 'zod';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { Button } from '#ui/button.tsx';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { TextLink } from '#ui/link.tsx';
import { deskContentApi } from './shared/api.ts';

const changed = z.object({ code: z.literal('CHANGED'), data: z.object({ version: z.int() }) });

interface Versioned<Typed extends FieldValues, Answers, Input, Failure, Kept> {
  values: DefaultValues<Typed>;
  /** The one that was read. */
  version: number;
  mutation: UseMutationOptions<{ version: number }, Failure, Input, Kept>;
  inputOf: (answers: Answers, version: number) => Input;
  said: string;
  onDone?: () => unknown;
  /** Where the other version is read, when someone saved in between. */
  to: string;
  others?: readonly Path<Typed>[];
}

/** A version that is saved elsewhere changes nothing that is typed here, and is not overwritten before it is read. */
export function useVersionedForm<Typed extends FieldValues, Answers, Input, Failure, Kept>(
  schema: z.ZodType<Answers, Typed>,
  entry: Versioned<Typed, Answers, Input, Failure, Kept>,
) {
  const { values, mutation, inputOf, said, onDone, to, others } = entry;
  const [version, setVersion] = useState(entry.version);
  const typed = useTypedForm(schema, values, others);
  const save = useDeskChange(deskContentApi, mutation, {
    said,
    onDone: (stored) => {
      setVersion(stored.version);
      return onDone?.();
    },
    onRefused: typed.placeError,
  });
  const send = (known: number) => typed.form.handleSubmit((answers) => save.mutate(inputOf(answers, known)));
  const newer = changed.safeParse(save.error).data?.data.version;
  const refused =
    newer === undefined ? null : (
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <TextLink to={to} target="_blank">
          Lire l’autre version
        </TextLink>
        <Button size="small" variant="secondary" onClick={send(newer)}>
          Mettre mon texte à la place
        </Button>
      </p>
    );
  return {
    ...typed,
    sending: { onSubmit: send(version), pending: save.isPending, error: save.error, refused },
  };
}
