import { useCallback, useSyncExternalStore } from 'react';

/** From this width on, navigation is laid out in full: `lg` of the style sheet. */
export const WIDE = '(min-width: 64rem)';
/** Narrower than `sm` of the style sheet: one subject fills the screen. */
export const PHONE = '(width < 40rem)';
/** From tablets on, parts collapsed on phones are open: `md` of the style sheet. */
export const ROOM_TO_STAND_OPEN = '(min-width: 48rem)';

/** Whether a media query matches; false in static HTML, which is the same for everyone. */
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
