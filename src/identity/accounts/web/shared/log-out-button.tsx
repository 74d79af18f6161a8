import { useMutation } from '@tanstack/react-query';
import { isUnauthorized } from '#browser/api/error-sentence.ts';
import { stopPush } from '#browser/push/this-browser.ts';
import { sessionApi } from '#browser/session/api.ts';
import { leaveSession } from '#browser/session/session.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';

/** A session that has already ended counts as logged out. */
async function logOut(): Promise<void> {
  // Best effort: the next user of this browser must not get this account's notifications.
  await stopPush().catch(() => undefined);
  await leaveSession('log-out', async () => {
    try {
      await sessionApi.end.call();
    } catch (error) {
      if (!isUnauthorized(error)) throw error;
    }
  });
}

export function LogOutButton({ variant = 'secondary' }: { variant?: 'secondary' | 'quiet' }) {
  const logOutOnce = useMutation({ mutationFn: logOut });
  return (
    <div className="grid justify-items-start gap-4">
      <Button
        variant={variant}
        pending={logOutOnce.isPending}
        pendingLabel="Déconnexion…"
        onClick={() => logOutOnce.mutate()}
      >
        Se déconnecter
      </Button>
      <FailureAlert
        error={logOutOnce.error}
        failed="Une erreur est survenue lors de la déconnexion. Votre session reste ouverte sur cet appareil. Veuillez réessayer."
      />
    </div>
  );
}
