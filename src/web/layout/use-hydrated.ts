import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in prerendered HTML and in the first render over it. What depends on the query string must wait for it:
 * one static file serves every query.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
