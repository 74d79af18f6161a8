import { useSyncExternalStore } from 'react';
import { followWho, readWho, type Who } from './who.ts';

/** Null until the session was checked. */
export function useWho(): Who | null {
  return useSyncExternalStore(followWho, readWho, () => null);
}
