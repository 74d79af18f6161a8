import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { SectionForm } from './section-form.tsx';
import type { SectionEditing } from './use-editing.ts';

interface ProfilePartFormProps<Typed extends FieldValues, Answers> {
  form: UseFormReturn<Typed, unknown, Answers>;
  save: { mutate: (answers: Answers) => void; isPending: boolean; error: Error | null };
  editing: SectionEditing;
  children: ReactNode;
}

export function ProfilePartForm<Typed extends FieldValues, Answers>({
  form,
  save,
  editing,
  children,
}: ProfilePartFormProps<Typed, Answers>) {
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
