import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { accountsApi } from '../shared/api.ts';
import { AUTHENTICATION_FAILED } from './sentences.ts';

interface ConfirmEmailProps {
  token: string;
  onConfirmed: () => void;
  /** The link no longer serves: its sentence. */
  onExpired: (sentence: string) => void;
}

/** Opens the session from the mailed link. A query rather than a mutation: it must leave once, at arrival. */
export function ConfirmEmail({ token, onConfirmed, onExpired }: ConfirmEmailProps) {
  const { data, error, isFetching, refetch } = useQuery(
    accountsApi.confirmEmail.queryOptions({
      input: { token },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer, whatever the parent passes.
  useEffect(() => {
    if (data) onConfirmed();
    else if (isRefusal(error, 'LINK_EXPIRED')) onExpired(error.message);
  }, [data, error]);

  return (
    <div className="grid gap-6">
      <h1 ref={focusOnMount} tabIndex={-1}>
        Confirmation de votre adresse
      </h1>
      {error ? (
        <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
          {errorSentence(error, AUTHENTICATION_FAILED)}
        </RetryAlert>
      ) : (
        <p role="status" className="flex items-center gap-3 text-lg">
          <Spinner />
          Encore un instant, nous ouvrons votre espace…
        </p>
      )}
    </div>
  );
}
