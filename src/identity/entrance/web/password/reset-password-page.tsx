import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta, withoutReferrer } from '#browser/meta/page-meta.ts';
import { endSession } from '#browser/session/session.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import {
  confirmedPassword,
  isConfirmed,
  newPassword,
  PASSWORDS_DIFFER,
} from '#identity/accounts/contract.ts';
import { PASSWORD_MIN_LENGTH } from '#identity/accounts/rules.ts';
import { LOG_IN_PATH } from '#lib/paths.ts';
import { LostLink } from '#mechanisms/mailed-links/web/shared/lost-link.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';
import { Lazy } from '#ui/lazy-part.tsx';
import { NewPasswordFields } from '#ui/new-password-fields.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Entrance } from '../entrance.tsx';
import { AFTER_RESET, PASSWORD_RESET, RESET_FAILED, RESET_LINK_EXPIRED } from '../sentences.ts';
import { entranceApi } from '../shared/api.ts';
import { forgottenPasswordDialog } from './forgotten-password.ts';

export function meta() {
  return [...pageMeta('Nouveau mot de passe'), withoutReferrer, { name: 'robots', content: 'noindex' }];
}

export default function ResetPasswordPage() {
  const { token, take } = useTokenFromAddress();
  const [done, setDone] = useState(false);
  const [expiredMeanwhile, setExpiredMeanwhile] = useState(false);
  const check = useQuery(
    entranceApi.checkResetLink.queryOptions({
      input: { token: token ?? '' },
      enabled: Boolean(token) && !done,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const expired = check.data?.usable === false || expiredMeanwhile;

  return (
    <Entrance scene={<QuietHorizonScene className="block h-auto w-full" />}>
      {done ? (
        <ResetDone />
      ) : (
        <>
          <PageTitle intro="Choisissez un mot de passe que vous n’utilisez nulle part ailleurs.">
            Nouveau mot de passe
          </PageTitle>
          {token === null ? <LostLink page="password" onToken={take} /> : null}
          {expired || token === null ? <ExpiredLink lost={!expired} /> : null}
          {check.error ? (
            <RetryAlert retrying={check.isFetching} onRetry={() => void check.refetch()}>
              {errorSentence(check.error, RESET_FAILED)}
            </RetryAlert>
          ) : null}
          {token && check.isPending ? <p role="status">Nous vérifions votre lien…</p> : null}
          {token === null ? null : (
            <ResetPasswordForm
              token={token ?? ''}
              usable={check.data?.usable === true && !expired}
              onDone={() => setDone(true)}
              onExpired={() => setExpiredMeanwhile(true)}
            />
          )}
        </>
      )}
    </Entrance>
  );
}

/** @param lost whether the address contains no link at all; requesting a new one is then the secondary action */
function ExpiredLink({ lost }: { lost: boolean }) {
  const [asking, setAsking] = useState(false);
  const ask = (
    <Button
      variant={lost ? 'quiet' : 'secondary'}
      size="small"
      className="justify-self-start"
      onClick={() => setAsking(true)}
    >
      Demander un nouveau lien
    </Button>
  );
  return (
    <>
      {lost ? (
        ask
      ) : (
        <Alert tone="error" action={ask}>
          {RESET_LINK_EXPIRED}
        </Alert>
      )}
      {asking ? (
        <Lazy part={forgottenPasswordDialog}>
          {(Dialog) => <Dialog open onClose={() => setAsking(false)} email="" />}
        </Lazy>
      ) : null}
    </>
  );
}

/** Spec 2 §2. */
const REDIRECT_DELAY_MS = 3000;

function ResetDone() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = window.setTimeout(
      () => void navigate(LOG_IN_PATH, { replace: true, state: AFTER_RESET }),
      REDIRECT_DELAY_MS,
    );
    return () => window.clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="grid justify-items-start gap-6">
      <CircleCheck aria-hidden="true" className="size-14 text-sauge" />
      <h1 ref={focusOnMount} tabIndex={-1}>
        {PASSWORD_RESET}
      </h1>
      <p role="status" className="text-lg">
        La page de connexion s’ouvrira dans quelques secondes.
      </p>
      <ButtonLink to={LOG_IN_PATH} replace state={AFTER_RESET}>
        Se connecter maintenant
      </ButtonLink>
    </div>
  );
}

const schema = z
  .object({ password: newPassword, confirmation: z.string().default('') })
  .refine(isConfirmed, confirmedPassword(PASSWORDS_DIFFER));

interface ResetPasswordFormProps {
  token: string;
  usable: boolean;
  onDone: () => void;
  onExpired: () => void;
}

function ResetPasswordForm({ token, usable, onDone, onExpired }: ResetPasswordFormProps) {
  const submit = useRef<HTMLButtonElement>(null);
  const { form, field, isPlaced, placeError } = useTypedForm(schema, { password: '', confirmation: '' });
  const reset = useMutation(
    entranceApi.resetPassword.mutationOptions({
      onSuccess: async () => {
        // A new password ends every session, including this browser's.
        await endSession();
        onDone();
      },
      onError: (error) => {
        if (isRefusal(error, 'LINK_EXPIRED')) onExpired();
        else placeError(error);
      },
    }),
  );
  const refused = !isPlaced && !isRefusal(reset.error, 'LINK_EXPIRED');
  const disabled = !usable || reset.isPending;

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit(({ password }) => {
        // The fields are about to be disabled: move the focus to the button, which stays enabled.
        submit.current?.focus();
        reset.mutate({ token, password });
      })}
    >
      <NewPasswordFields
        field={field}
        label="Nouveau mot de passe"
        minLength={PASSWORD_MIN_LENGTH}
        disabled={disabled}
      />
      <FailureAlert error={refused && reset.error} failed={RESET_FAILED} />
      <Button
        ref={submit}
        type="submit"
        size="large"
        block
        disabled={!usable}
        pending={reset.isPending}
        pendingLabel="Réinitialisation…"
      >
        Réinitialiser le mot de passe
      </Button>
    </form>
  );
}
