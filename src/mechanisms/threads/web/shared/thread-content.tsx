import type { ReactNode } from 'react';
import type { ContentQuery } from '#ui/query-content.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';

interface ThreadContentProps<Thread> {
  query: ContentQuery<Thread>;
  failed: string;
  children: (thread: Thread) => ReactNode;
}

/** A thread once it is read. What was read stays: a later failure says nothing, the next reading is a minute away. */
export function ThreadContent<Thread>({ query, failed, children }: ThreadContentProps<Thread>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <LoadingShapes
        label="Chargement de la conversation…"
        className="grid flex-1 content-start gap-3 p-5"
        shapes={['h-14 w-2/3', 'ml-auto h-10 w-1/2']}
      />
    );
  }
  return (
    <div className="flex-1 p-4">
      <RetryAlert onRetry={() => void refetch()} retrying={isFetching}>
        {failed}
      </RetryAlert>
    </div>
  );
}
