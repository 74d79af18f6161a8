import { useSyncExternalStore } from 'react';

function follow(change: () => void): () => void {
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}

/** Whether the tab is visible: content that arrives in a hidden tab is unseen. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    follow,
    () => document.visibilityState !== 'hidden',
    () => true,
  );
}
