import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; not in the static HTML, which knows nothing of who will read it. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (change: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', change);
      return () => list.removeEventListener('change', change);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
