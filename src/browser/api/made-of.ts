import type { Query, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Sources of the answer: it is refetched when one of them changes. */
      madeOf?: readonly string[];
    };
  }
}

/**
 * Invalidates every answer with this source; those on screen are refetched at once. The module that changes a source
 * need not know the dependents.
 * @param source such as `profile`, as the queries name it in `meta.madeOf`
 */
export function refreshMadeOf(queryClient: QueryClient, source: string): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isMadeOf(source) });
}

/** Removes every such answer from the cache: stale data must not flash on screen. */
export function forgetMadeOf(queryClient: QueryClient, source: string): void {
  queryClient.removeQueries({ predicate: isMadeOf(source) });
}

function isMadeOf(source: string) {
  return ({ meta }: Query) => meta?.madeOf?.includes(source) ?? false;
}
