import type { QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { type ComponentProps, useRef } from 'react';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { FailureAlert } from '../failure-alert.tsx';
import { FormDialog, type FormDialogProps } from '../form-dialog.tsx';
import { useDeskChange } from './use-desk-change.ts';

const FAILED = 'Rien n’a changé. Vérifiez votre connexion, puis réessayez.';

interface Changing<Data, Failure, Input, Kept> {
  api: { key: () => QueryKey };
  change: UseMutationOptions<Data, Failure, Input, Kept>;
  said?: string | ((data: Data) => string);
}

type ShownForm = Pick<
  FormDialogProps,
  | 'title'
  | 'description'
  | 'size'
  | 'submitLabel'
  | 'cancelLabel'
  | 'missing'
  | 'danger'
  | 'onClose'
  | 'children'
>;

interface ChangeDialogProps<Data, Failure, Input extends object, Kept>
  extends ShownForm,
    Changing<Data, Failure, Input, Kept> {
  /** Builds the input from the field values, by name; undefined until the form is complete. */
  inputOf: (typed: (name: string) => string) => Input | undefined;
  /** Labels of the fields that a colleague may have saved meanwhile. */
  names?: Readonly<Record<string, string>>;
}

/** A small form for one change; after an error the typed values stay. */
export function ChangeDialog<Data, Failure, Input extends object, Kept>(
  props: ChangeDialogProps<Data, Failure, Input, Kept>,
) {
  const { api, change, inputOf, names, said = '', ...shown } = props;
  const { mutate, isPending, error, variables } = useDeskChange(api, change, { said, onDone: props.onClose });
  const read = useRef<() => Input | undefined>(() => undefined);
  const replace = (version: string) => {
    const input = read.current();
    if (input) mutate({ ...input, version });
  };
  return (
    <FormDialog
      cancelLabel="Fermer"
      size="small"
      {...shown}
      noValidate={false}
      pendingLabel="Un instant…"
      pending={isPending}
      error={error}
      failed={FAILED}
      newer={names && { sent: variables, names, replace }}
      onSubmit={({ currentTarget }) => {
        read.current = () => {
          const form = new FormData(currentTarget);
          return inputOf((name) => String(form.get(name) ?? '').trim());
        };
        const input = read.current();
        if (input) mutate(input);
      }}
    />
  );
}

interface ConfirmChangeProps<Data, Failure, Input, Kept>
  extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'pending' | 'onConfirm'>,
    Changing<Data, Failure, Input, Kept> {
  input: Input;
}

/** Confirms one change; mounted only while open, and stays open with the error message after a failure. */
export function ConfirmChange<Data, Failure, Input, Kept>(
  props: ConfirmChangeProps<Data, Failure, Input, Kept>,
) {
  const { api, change, input, said = '', children, ...shown } = props;
  const { mutate, isPending, error } = useDeskChange(api, change, { said, onDone: props.onClose });
  return (
    <ConfirmDialog {...shown} pending={isPending} pendingLabel="Un instant…" onConfirm={() => mutate(input)}>
      {children}
      <FailureAlert error={error} failed={FAILED} />
    </ConfirmDialog>
  );
}
