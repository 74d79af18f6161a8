import type { ReactNode } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { RetryAlert } from './retry-alert.tsx';

/** What is read for a part of a page. */
export interface ContentQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryContentProps<Data> {
  query: ContentQuery<Data>;
  /** What is said when it could not be read, unless the server says why. */
  failed: string;
  /** In its place until it is read for the first time. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a page that is read by itself: a failure stands above what was read last. */
export function QueryContent<Data>({ query, failed, waiting, children }: QueryContentProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error ? (
        <RetryAlert retrying={isFetching} onRetry={() => void refetch()}>
          {errorSentence(error, failed)}
        </RetryAlert>
      ) : null}
      {data !== undefined ? children(data) : error ? null : waiting}
    </>
  );
}
