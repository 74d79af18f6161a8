import type { ReactNode } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { ErrorState } from './error-state.tsx';
import type { ContentQuery } from './query-content.tsx';
import { RetryAlert } from './retry-alert.tsx';

interface MissingContentProps {
  query: Pick<ContentQuery<unknown>, 'error' | 'isFetching' | 'refetch'>;
  /** Message of a failed read, unless the server sends one. */
  failed: string;
  waiting: ReactNode;
  /** Whether the whole page is missing. */
  page?: boolean;
}

/** Placeholder of content that is loading or failed to load. */
export function MissingContent({ query, failed, waiting, page = false }: MissingContentProps) {
  const { error, isFetching, refetch } = query;
  if (!error) return waiting;
  const Failure = page ? ErrorState : RetryAlert;
  return (
    <Failure retrying={isFetching} onRetry={() => void refetch()}>
      {errorSentence(error, failed)}
    </Failure>
  );
}
