import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { versionOf } from '#lib/version-of.ts';
import type { Newer } from '#ui/failure-alert.tsx';
import { SectionForm } from './section-form.tsx';
import type { SectionEditing } from './use-editing.ts';

interface ProfilePartFormProps<Typed extends FieldValues, Answers> {
  form: UseFormReturn<Typed, unknown, Answers>;
  /** The stored values of the fields in the form. */
  stored: Answers;
  save: {
    mutate: (answers: Answers & { version: string }) => void;
    variables: object | undefined;
    isPending: boolean;
    error: Error | null;
  };
  newer: Pick<Newer, 'names' | 'words'>;
  editing: SectionEditing;
  children: ReactNode;
}

export function ProfilePartForm<Typed extends FieldValues, Answers extends object>({
  form,
  stored,
  save,
  newer,
  editing,
  children,
}: ProfilePartFormProps<Typed, Answers>) {
  const [version] = useState(() => versionOf(stored));
  const send = (known: string) => form.handleSubmit((answers) => save.mutate({ ...answers, version: known }));
  return (
    <FormProvider {...form}>
      <SectionForm
        editing={editing}
        changed={form.formState.isDirty}
        pending={save.isPending}
        error={save.error}
        newer={{ ...newer, sent: save.variables, replace: (found) => send(found)() }}
        onSubmit={send(version)}
      >
        {children}
      </SectionForm>
    </FormProvider>
  );
}
