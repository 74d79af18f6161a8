import type { Query, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Sources of the data: it is refetched when one of them changes. */
      madeOf?: readonly string[];
    };
  }
}

/**
 * Invalidates all data with this source; displayed data is refetched at once. The module that changes a source need not
 * know its dependents.
 * @param source such as `profile`, as named in the `meta.madeOf` of queries
 */
export function refreshMadeOf(queryClient: QueryClient, source: string): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isMadeOf(source) });
}

/** Removes all data with this source from the cache: stale data must not flash on screen. */
export function forgetMadeOf(queryClient: QueryClient, source: string): void {
  queryClient.removeQueries({ predicate: isMadeOf(source) });
}

function isMadeOf(source: string) {
  return ({ meta }: Query) => meta?.madeOf?.includes(source) ?? false;
}
