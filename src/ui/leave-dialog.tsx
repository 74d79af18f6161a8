import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveDialogProps {
  changed: boolean;
  /** Set by a page that navigates away after saving. */
  saved?: RefObject<boolean>;
  description?: string;
}

/** Asks before a navigation that would drop unsaved input; before a reload, the browser asks in its own words. */
export function LeaveDialog({
  changed,
  saved,
  description = 'Ce que vous venez d’écrire n’est pas encore enregistré et serait perdu.',
}: LeaveDialogProps) {
  useEffect(() => {
    if (!changed) return;
    window.onbeforeunload = (event) => event.preventDefault();
    return () => {
      window.onbeforeunload = null;
    };
  }, [changed]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !saved?.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Quitter sans enregistrer ?"
      description={description}
      cancelLabel="Rester ici"
      confirmLabel="Quitter sans enregistrer"
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
