import type { QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { FormDialog, type FormDialogProps } from '#ui/form-dialog.tsx';
import { useDeskChange } from './use-desk-change.ts';

type Shown = Pick<
  FormDialogProps,
  'title' | 'description' | 'submitLabel' | 'cancelLabel' | 'missing' | 'danger' | 'onClose' | 'children'
>;

interface ChangeDialogProps<Data, Failure, Input, Kept> extends Shown {
  api: { key: () => QueryKey };
  change: UseMutationOptions<Data, Failure, Input, Kept>;
  /** From the value of each field, by its name; undefined until the form is complete. */
  inputOf: (typed: (name: string) => string) => Input | undefined;
  said: string | ((data: Data) => string);
}

/** One change in one small form; what was typed stays when it is refused. */
export function ChangeDialog<Data, Failure extends Error, Input, Kept>({
  api,
  change,
  inputOf,
  said,
  ...props
}: ChangeDialogProps<Data, Failure, Input, Kept>) {
  const { mutate, isPending, error } = useDeskChange(api, change, { said, onDone: props.onClose });
  return (
    <FormDialog
      cancelLabel="Fermer"
      {...props}
      size="small"
      noValidate={false}
      pendingLabel="Un instant…"
      pending={isPending}
      error={error}
      failed="Rien n’a changé. Vérifiez votre connexion, puis réessayez."
      onSubmit={({ currentTarget }) => {
        const form = new FormData(currentTarget);
        const input = inputOf((name) => String(form.get(name) ?? '').trim());
        if (input) mutate(input);
      }}
    />
  );
}
