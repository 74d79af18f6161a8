import { useEffect } from 'react';
import { mayFetchAhead } from '#browser/may-fetch-ahead.ts';
import { whenIdle } from '#browser/when-idle.ts';
import type { LazyPart } from './lazy-part.tsx';

/** Fetches the code of a part that a press will show, once the page is at rest: the press then waits for nothing. */
export function usePartAhead<Props>(part: LazyPart<Props>): void {
  useEffect(
    () =>
      whenIdle(() => {
        // What could not be fetched ahead is fetched again at the press, which says so when it fails.
        if (mayFetchAhead()) part.fetch().catch(() => undefined);
      }),
    [part],
  );
}
