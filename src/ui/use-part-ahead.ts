import { useEffect } from 'react';
import { mayFetchAhead } from '#browser/may-fetch-ahead.ts';
import { whenIdle } from '#browser/when-idle.ts';
import type { LazyPart } from './lazy-part.tsx';

/** Prefetches the code of a part for a press, once the page is idle. */
export function usePartAhead<Props>(part: LazyPart<Props>): void {
  useEffect(
    () =>
      whenIdle(() => {
        // A failed prefetch is retried at the press, which shows a failure.
        if (mayFetchAhead()) part.fetch().catch(() => undefined);
      }),
    [part],
  );
}
