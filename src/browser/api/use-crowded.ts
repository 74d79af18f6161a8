import { useSyncExternalStore } from 'react';
import { crowdedFor, subscribeToCrowd } from './crowd.ts';

/** Returns the seconds that a request waits because of load; 0 when none does. */
export function useCrowded(): number {
  return useSyncExternalStore(subscribeToCrowd, crowdedFor, () => 0);
}
