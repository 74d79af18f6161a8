import type { Query, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the answer is made of: it is read again when one of these changes. */
      madeOf?: readonly string[];
    };
  }
}

/**
 * Marks every answer made of something as out of date; those on screen are read again at once. Whoever changes a thing
 * need not know what is made of it.
 * @param source such as `profile`, as the queries name it in `meta.madeOf`
 */
export function refreshMadeOf(queryClient: QueryClient, source: string): Promise<void> {
  return queryClient.invalidateQueries({ predicate: isMadeOf(source) });
}

/** Forgets every such answer: what was said of the former state must not appear, not even for an instant. */
export function forgetMadeOf(queryClient: QueryClient, source: string): void {
  queryClient.removeQueries({ predicate: isMadeOf(source) });
}

function isMadeOf(source: string) {
  return ({ meta }: Query) => meta?.madeOf?.includes(source) ?? false;
}
