import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { FailureAlert } from '../failure-alert.tsx';

interface SentFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  pending: boolean;
  /** Of the last attempt, unless it is said beside a field; and what is said of it unless the server says why. */
  error: unknown;
  failed: string;
  button: string;
  pendingLabel: string;
  size?: 'large';
  danger?: boolean;
  /** Under the button. */
  below?: ReactNode;
  children: ReactNode;
}

/** A few fields, what went wrong with all of them, and one button as wide as they are. */
export function SentForm(props: SentFormProps) {
  const { onSubmit, pending, error, failed, button, pendingLabel, size, danger, below, children } = props;
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      {children}
      <FailureAlert error={error} failed={failed} />
      <Button
        type="submit"
        block
        size={size}
        variant={danger ? 'danger' : 'primary'}
        pending={pending}
        pendingLabel={pendingLabel}
      >
        {button}
      </Button>
      {below}
    </form>
  );
}
