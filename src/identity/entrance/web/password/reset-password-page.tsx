import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { pageMeta, withoutReferrer } from '#browser/meta/page-meta.ts';
import { useTokenFromAddress } from '#browser/use-token-from-address.ts';
import { LostLink } from '#mechanisms/mailed-links/web/shared/lost-link.tsx';
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

/** @param lost whether there is no link at all, and a new one is the second way */
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
