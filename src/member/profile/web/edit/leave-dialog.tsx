import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

export function LeaveDialog({ changed }: { changed: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changed && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Quitter sans enregistrer ?"
      description="Ce que vous venez de modifier sur votre profil n’est pas encore enregistré et serait perdu."
      cancelLabel="Rester ici"
      confirmLabel="Quitter sans enregistrer"
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
