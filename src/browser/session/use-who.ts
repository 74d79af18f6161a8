import { useSyncExternalStore } from 'react';
import { readWho, subscribeToWho, type Who } from './who.ts';

export function useWho(): Who | null {
  return useSyncExternalStore(subscribeToWho, readWho, () => null);
}
