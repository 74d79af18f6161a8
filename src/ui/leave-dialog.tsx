import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

export function LeaveDialog({ changed, description }: { changed: boolean; description: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
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
