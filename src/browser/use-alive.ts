import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is hydrated; false in static HTML. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
