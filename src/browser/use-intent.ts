import { useEffect, useRef } from 'react';
import { mayFetchAhead } from './may-fetch-ahead.ts';

/** A pointer that only passes by leaves sooner. */
const STAYS_MS = 80;

/**
 * Handlers of a link for prefetching: they act once, on hover, focus or touch. Disabled on slow connections and in
 * data-saving mode.
 */
export function useIntent(act: () => void) {
  const timer = useRef<number>(undefined);
  const done = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function actOnce() {
    if (done.current || !mayFetchAhead()) return;
    done.current = true;
    act();
  }
  return {
    onPointerEnter: () => {
      timer.current = window.setTimeout(actOnce, STAYS_MS);
    },
    onPointerLeave: () => window.clearTimeout(timer.current),
    onFocus: actOnce,
    onTouchStart: actOnce,
  };
}
