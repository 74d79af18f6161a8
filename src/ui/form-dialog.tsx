import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FailureAlert, type Newer } from './failure-alert.tsx';
import { WaitingButton } from './waiting-button.tsx';

export interface FormDialogProps
  extends Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> {
  onClose: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  submitLabel: string;
  pendingLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  /** What is missing from the form, and the selector of its field. */
  missing?: string | null;
  field?: string;
  pending: boolean;
  /** Error of the last attempt, with a fallback message. */
  error: unknown;
  failed: string;
  newer?: Newer | undefined;
  /** Disables the browser's validation in favour of ours. */
  noValidate?: boolean;
  /** Keeps the buttons visible under a long form. */
  sticky?: boolean;
  children: ReactNode;
}

/** A form in a dialog: closes once its data is stored, and keeps its input after a failure. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, onClose, onSubmit, pending, error, failed, children } = props;
  const formId = useId();
  const buttons = (
    <>
      <Button variant="quiet" onClick={onClose}>
        {props.cancelLabel ?? 'Annuler'}
      </Button>
      <WaitingButton
        type="submit"
        form={formId}
        variant={props.danger ? 'danger' : 'primary'}
        missing={props.missing ?? null}
        field={props.field}
        pending={pending}
        pendingLabel={props.pendingLabel}
      >
        {props.submitLabel}
      </WaitingButton>
    </>
  );
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!pending) onSubmit(event);
  }
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      size={size}
      footer={props.sticky ? buttons : undefined}
    >
      <form id={formId} noValidate={props.noValidate ?? true} className="grid gap-5" onSubmit={submit}>
        {children}
        <FailureAlert error={error} failed={failed} newer={props.newer} />
        {props.sticky ? null : <div className="flex flex-wrap justify-end gap-3">{buttons}</div>}
      </form>
    </Dialog>
  );
}
