import { useSyncExternalStore } from 'react';

function follow(change: () => void): () => void {
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}

/** Whether the tab is in front: what comes to a hidden one has not been seen. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    follow,
    () => document.visibilityState !== 'hidden',
    () => true,
  );
}
