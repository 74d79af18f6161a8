import { useSyncExternalStore } from 'react';
import { followCrowd, isCrowded } from './crowd.ts';

/** Whether a request of this page waits because the server is overloaded; it goes on by itself. */
export function useCrowded(): boolean {
  return useSyncExternalStore(followCrowd, isCrowded, () => false);
}
