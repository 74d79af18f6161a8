import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '#browser/api/error-sentence.ts';
import type { ProfileChanges } from '../../contract.ts';
import { SectionForm } from './section-form.tsx';
import type { SectionEditing } from './use-editing.ts';
import { useUpdateProfile } from './use-update-profile.ts';

interface ProfilePartFormProps<Typed extends FieldValues, Answers extends ProfileChanges> {
  form: UseFormReturn<Typed, unknown, Answers>;
  /** In form order: the first refused field gets the focus. */
  fields: readonly Path<Typed>[];
  said: string;
  editing: SectionEditing;
  children: ReactNode;
}

export function ProfilePartForm<Typed extends FieldValues, Answers extends ProfileChanges>({
  form,
  fields,
  said,
  editing,
  children,
}: ProfilePartFormProps<Typed, Answers>) {
  const save = useUpdateProfile({
    said,
    onSaved: editing.onClose,
    onRefused: (error) => showFieldErrors(error, fields, form.setError),
  });
  return (
    <FormProvider {...form}>
      <SectionForm
        editing={editing}
        changed={form.formState.isDirty}
        pending={save.isPending}
        error={save.error}
        onSubmit={form.handleSubmit((answers) => save.mutate(answers))}
      >
        {children}
      </SectionForm>
    </FormProvider>
  );
}
