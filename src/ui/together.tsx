import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

const PATIENCE_MS = 3000;

interface TogetherProps {
  /** First reads of the children, which start them themselves. */
  reads: readonly { queryKey: QueryKey }[];
  /** Code that the children need for their first view. */
  parts?: readonly { fetch: () => Promise<unknown> }[];
  /** Stands in the place of the children meanwhile. */
  shape: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * Shows its children once each of their first reads has answered, or failed a first time: parts that arrive one after the
 * other would push down what stands below them. A read that does not answer holds them back for three seconds at most.
 */
export function Together({ reads, parts = [], shape, className, children }: TogetherProps) {
  const answered = useAnswered(reads);
  const loaded = useLoaded(parts);
  const [shown, setShown] = useState(false);
  if (answered && loaded && !shown) setShown(true);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <>
      {shown ? null : shape}
      <div hidden={!shown} className={className}>
        {children}
      </div>
    </>
  );
}

function useAnswered(reads: TogetherProps['reads']): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => cache.subscribe(notifyManager.batchCalls(changed)),
    () =>
      reads.every(({ queryKey }) => {
        const state = cache.find({ queryKey, exact: true })?.state;
        return state !== undefined && (state.status !== 'pending' || state.fetchFailureCount > 0);
      }),
  );
}

/** Whether every part has loaded or failed to load; a failed part shows its own message. */
function useLoaded(parts: NonNullable<TogetherProps['parts']>): boolean {
  const [loaded, setLoaded] = useState(parts.length === 0);
  const [wanted] = useState(parts);
  useEffect(() => {
    void Promise.allSettled(wanted.map(({ fetch }) => fetch())).then(() => setLoaded(true));
  }, [wanted]);
  return loaded;
}
