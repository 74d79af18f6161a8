import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { pageMeta, withoutReferrer } from '#browser/meta/page-meta.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { QuietHorizonScene } from '#ui/illustrations/quiet-horizon.tsx';
import { Lazy } from '#ui/lazy-part.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Entrance } from '../entrance.tsx';
import { RESET_FAILED, RESET_LINK_EXPIRED } from '../sentences.ts';
import { entranceApi } from '../shared/api.ts';
import { forgottenPasswordDialog } from './forgotten-password.ts';
import { ResetDone } from './reset-done.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

export function meta() {
  return [...pageMeta('Nouveau mot de passe'), withoutReferrer, { name: 'robots', content: 'noindex' }];
}

export default function ResetPasswordPage() {
  const { token } = useTokenFromAddress();
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
  const expired = token === null || check.data?.usable === false || expiredMeanwhile;

  return (
    <Entrance scene={<QuietHorizonScene className="block h-auto w-full" />}>
      {done ? (
        <ResetDone />
      ) : (
        <>
          <PageTitle intro="Choisissez un mot de passe que vous n’utilisez nulle part ailleurs.">
            Nouveau mot de passe
          </PageTitle>
          {expired ? <ExpiredLink /> : null}
          {check.error ? (
            <RetryAlert retrying={check.isFetching} onRetry={() => void check.refetch()}>
              {errorSentence(check.error, RESET_FAILED)}
            </RetryAlert>
          ) : null}
          <ResetPasswordForm
            token={token ?? ''}
            usable={check.data?.usable === true && !expired}
            onDone={() => setDone(true)}
            onExpired={() => setExpiredMeanwhile(true)}
          />
        </>
      )}
    </Entrance>
  );
}

function ExpiredLink() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Alert
        tone="error"
        action={
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            Demander un nouveau lien
          </Button>
        }
      >
        {RESET_LINK_EXPIRED}
      </Alert>
      {asking ? (
        <Lazy part={forgottenPasswordDialog}>
          {(Dialog) => <Dialog open onClose={() => setAsking(false)} email="" />}
        </Lazy>
      ) : null}
    </>
  );
}
