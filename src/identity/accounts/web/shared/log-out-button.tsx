import { useMutation } from '@tanstack/react-query';
import { isUnauthorized } from '#browser/api/error-sentence.ts';
import { stopPush } from '#browser/push/stop-push.ts';
import { sessionApi } from '#browser/session/api.ts';
import { endSession } from '#browser/session/session.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';

/** A session that was already over counts as logged out: it is what the member asked for. */
async function logOut(): Promise<void> {
  // Best effort: whoever uses this browser next is not told of someone else's messages.
  await stopPush().catch(() => undefined);
  try {
    await sessionApi.end.call();
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  await endSession('log-out');
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
