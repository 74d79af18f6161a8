import { useSyncExternalStore } from 'react';
import { followCrowd, isCrowded } from './crowd.ts';

/** Whether something on this page waits because so many people are here; it goes on by itself. */
export function useCrowded(): boolean {
  return useSyncExternalStore(followCrowd, isCrowded, () => false);
}
