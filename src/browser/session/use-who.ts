import { useSyncExternalStore } from 'react';
import { followWho, readWho, type Who } from './who.ts';

export function useWho(): Who | null {
  return useSyncExternalStore(followWho, readWho, () => null);
}
