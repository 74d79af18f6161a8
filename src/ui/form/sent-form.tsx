import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { FailureAlert, type Newer } from '../failure-alert.tsx';

interface SentFormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  pending: boolean;
  /** Error of the last attempt, unless shown beside a field; with a fallback message. */
  error: unknown;
  failed: string;
  newer?: Newer;
  button: string;
  pendingLabel: string;
  size?: 'large';
  danger?: boolean;
  below?: ReactNode;
  children: ReactNode;
}

export function SentForm(props: SentFormProps) {
  const { onSubmit, pending, error, failed, newer, button, pendingLabel, size, danger, below, children } =
    props;
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      {children}
      <FailureAlert error={error} failed={failed} newer={newer} />
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

/** Submits a step of the funnel, or the same answers when edited later. */
export function SaveButton({ editing = false, pending }: { editing?: boolean; pending: boolean }) {
  return (
    <Button
      type="submit"
      size="large"
      block
      className="justify-self-center sm:w-auto sm:min-w-72"
      pending={pending}
      pendingLabel="Enregistrement…"
    >
      {editing ? 'Enregistrer' : 'Continuer'}
    </Button>
  );
}
