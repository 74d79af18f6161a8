import type { ReactNode } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { ErrorState } from './error-state.tsx';
import type { ContentQuery } from './query-content.tsx';
import { RetryAlert } from './retry-alert.tsx';

interface MissingContentProps {
  query: Pick<ContentQuery<unknown>, 'error' | 'isFetching' | 'refetch'>;
  /** What is said when it could not be read, unless the server says why. */
  failed: string;
  waiting: ReactNode;
  /** Whether the whole page is missing. */
  page?: boolean;
}

/** In the place of a content that is on its way, or could not be read. */
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
