import type { ReactNode } from 'react';
import { errorSentence } from '#browser/api/error-sentence.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';

const LOAD_FAILED = 'L’appel n’a pas pu être lu. Vérifiez votre connexion, puis réessayez.';

interface CallPageFrameProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Null while the room loads, or after a failure. */
  children: ReactNode;
  className?: string;
}

export function CallPageFrame({
  query,
  children,
  className = 'page-width max-w-2xl py-8 sm:py-12',
}: CallPageFrameProps) {
  const { error, isFetching, refetch } = query;
  return (
    <div className={className}>
      {children ??
        (error ? (
          <ErrorState
            title="L’appel n’a pas pu être affiché"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {errorSentence(error, LOAD_FAILED)}
          </ErrorState>
        ) : (
          <Loading label="Chargement de l’appel…">
            <Skeleton className="h-96" />
          </Loading>
        ))}
    </div>
  );
}
