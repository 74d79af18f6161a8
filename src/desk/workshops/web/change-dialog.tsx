import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';

const FAILED = 'Rien n’a changé : vérifiez votre connexion, puis réessayez.';

interface ChangeDialogProps {
  title: string;
  description: ReactNode;
  submitLabel: string;
  danger?: boolean;
  pending: boolean;
  error: Error | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** One change in one small form; what was typed stays when it is refused. */
export function ChangeDialog(props: ChangeDialogProps) {
  const {
    title,
    description,
    submitLabel,
    danger = false,
    pending,
    error,
    onSubmit,
    onClose,
    children,
  } = props;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) onSubmit();
  }
  return (
    <Dialog onClose={onClose} title={title} description={description} size="small">
      <form onSubmit={submit} className="grid gap-4">
        {children}
        <FailureAlert error={error} failed={FAILED} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Fermer
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            pendingLabel="Un instant…"
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
