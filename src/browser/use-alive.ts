import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts have taken over what a static page shows; false in its HTML. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
