import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { useSession } from '#browser/session/session.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { Spinner } from '#ui/spinner.tsx';
import { AUTHENTICATION_FAILED } from './sentences.ts';
import { entranceApi } from './shared/api.ts';

interface ConfirmEmailProps {
  token: string;
  /** Whether this browser requested the link. */
  askedHere: boolean;
  onConfirmed: () => void;
  onExpired: (sentence: string) => void;
}

/**
 * Target of the mailed link. In the browser that requested it, opening it is enough. Elsewhere it takes a button press:
 * a link scanner must not use it up, and neither a member nor a visitor may be moved to an account unasked.
 */
export function ConfirmEmail({ token, askedHere, onConfirmed, onExpired }: ConfirmEmailProps) {
  const { status, member } = useSession();
  const confirm = useMutation(
    entranceApi.confirmEmail.mutationOptions({
      onSuccess: onConfirmed,
      onError: (error) => {
        if (isRefusal(error, 'LINK_EXPIRED')) onExpired(error.message);
      },
    }),
  );
  const { mutate, isIdle, isError, isSuccess } = confirm;
  const byItself = askedHere && status !== 'loading' && !member;
  useEffect(() => {
    if (byItself && isIdle) mutate({ token });
  }, [byItself, isIdle, mutate, token]);

  return (
    <div className="grid gap-6">
      <h1 ref={focusOnMount} tabIndex={-1}>
        Confirmez votre adresse
      </h1>
      {status === 'loading' || (byItself && !isError) || (askedHere && isSuccess) ? (
        <p role="status" className="flex items-center gap-3 text-lg">
          <Spinner />
          Encore un instant…
        </p>
      ) : (
        <>
          <p className="text-lg">Un dernier geste, et votre espace s’ouvre.</p>
          {member ? <OpenAccount email={member.email} /> : null}
          <FailureAlert error={confirm.error} failed={AUTHENTICATION_FAILED} />
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <Button
              size="large"
              pending={confirm.isPending || isSuccess}
              pendingLabel="Confirmation…"
              onClick={() => confirm.mutate({ token })}
            >
              Confirmer mon adresse
            </Button>
            {member ? (
              <ButtonLink to="/dashboard" variant="quiet" size="large">
                Garder le compte ouvert
              </ButtonLink>
            ) : null}
          </div>
        </>
      )}
    </div>
  );
}

function OpenAccount({ email }: { email: string }) {
  return (
    <Alert tone="info" title="Un compte est déjà ouvert ici">
      C’est celui de <strong className="font-semibold wrap-anywhere">{email}</strong>. En confirmant, vous le
      quittez pour celui de l’adresse qui a reçu ce lien. Si vous n’avez pas demandé ce lien, ne confirmez
      pas.
    </Alert>
  );
}
