import type { UseMutationOptions } from '@tanstack/react-query';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { FormDialog, type FormDialogProps } from '#ui/form-dialog.tsx';
import { deskWorkshopsApi } from './shared/api.ts';

type Shown = Pick<
  FormDialogProps,
  'title' | 'description' | 'submitLabel' | 'danger' | 'onClose' | 'children'
>;

interface ChangeDialogProps<Data, Failure, Input, Kept> extends Shown {
  change: UseMutationOptions<Data, Failure, Input, Kept>;
  /** Undefined until the form is complete. */
  input: Input | undefined;
  said: string | ((data: Data) => string);
}

/** One change in one small form; what was typed stays when it is refused. */
export function ChangeDialog<Data, Failure extends Error, Input, Kept>({
  change,
  input,
  said,
  ...props
}: ChangeDialogProps<Data, Failure, Input, Kept>) {
  const { mutate, isPending, error } = useDeskChange(deskWorkshopsApi, change, {
    said,
    onDone: props.onClose,
  });
  return (
    <FormDialog
      {...props}
      size="small"
      noValidate={false}
      cancelLabel="Fermer"
      pendingLabel="Un instant…"
      pending={isPending}
      error={error}
      failed="Rien n’a changé : vérifiez votre connexion, puis réessayez."
      onSubmit={() => input && mutate(input)}
    />
  );
}
