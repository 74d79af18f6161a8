import { useSyncExternalStore } from 'react';
import { createListeners } from '../listeners.ts';

/** Wait of each pending request, in seconds. */
const waits: number[] = [];
const { subscribe, notify } = createListeners();

/**
 * Registers a waiting request.
 * @returns a function to call when it continues
 */
export function beginToWait(seconds: number): () => void {
  waits.push(seconds);
  notify();
  return () => {
    waits.splice(waits.indexOf(seconds), 1);
    notify();
  };
}

/** Returns the longest wait, in seconds, of the requests that wait now; 0 when none does. */
export function crowdedFor(): number {
  return Math.max(0, ...waits);
}

/** Returns the seconds that a request waits because of load; 0 when none does. */
export function useCrowded(): number {
  return useSyncExternalStore(subscribe, crowdedFor, () => 0);
}
