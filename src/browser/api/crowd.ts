import { useSyncExternalStore } from 'react';

/** Wait of each pending request, in seconds. */
const waits: number[] = [];
const listeners = new Set<() => void>();

/**
 * Registers a waiting request.
 * @returns a function to call when it continues
 */
export function beginToWait(seconds: number): () => void {
  waits.push(seconds);
  tell();
  return () => {
    waits.splice(waits.indexOf(seconds), 1);
    tell();
  };
}

/** Returns the longest wait, in seconds, of the requests that wait now; 0 when none does. */
export function crowdedFor(): number {
  return Math.max(0, ...waits);
}

export function subscribeToCrowd(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Returns the seconds that a request waits because of load; 0 when none does. */
export function useCrowded(): number {
  return useSyncExternalStore(subscribeToCrowd, crowdedFor, () => 0);
}
