import type { ReactNode } from 'react';
import { FormDialog } from '#ui/form-dialog.tsx';

interface ChangeDialogProps {
  title: string;
  description: ReactNode;
  submitLabel: string;
  danger?: boolean;
  /** What is sent. */
  change: { isPending: boolean; error: Error | null };
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** One change in one small form; what was typed stays when it is refused. */
export function ChangeDialog({ change, ...props }: ChangeDialogProps) {
  return (
    <FormDialog
      {...props}
      size="small"
      noValidate={false}
      cancelLabel="Fermer"
      pendingLabel="Un instant…"
      pending={change.isPending}
      error={change.error}
      failed="Rien n’a changé : vérifiez votre connexion, puis réessayez."
    />
  );
}
