import type { ReactNode } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { OfflineError } from '#browser/api/fetch.ts';
import { Alert } from './alert.tsx';
import { RetryAlert } from './retry-alert.tsx';

export interface ContentQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryContentProps<Data> {
  query: ContentQuery<Data>;
  failed: string;
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A part of a page with its own query: an error appears above the last data. A lost network is reported once, at the
 * bottom of the page.
 */
export function QueryContent<Data>({ query, failed, waiting, children }: QueryContentProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const isReported = data !== undefined && error instanceof OfflineError;
  return (
    <>
      {error && !isReported ? (
        isRefusal(error, 'NOT_FOUND') ? (
          // Asking again would find nothing either.
          <Alert tone="error">{error.message}</Alert>
        ) : (
          <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
            {errorSentence(error, failed)}
          </RetryAlert>
        )
      ) : null}
      {data !== undefined ? children(data) : error ? null : waiting}
    </>
  );
}
