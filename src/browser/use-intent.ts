import { useEffect, useRef } from 'react';
import { mayFetchAhead } from './may-fetch-ahead.ts';

/** A pointer that only passes by leaves sooner. */
const STAYS_MS = 80;

/**
 * Handlers for a link: they act once, when a pointer stays on it, or the focus or a finger comes to it. On a slow connection
 * and where data is saved nothing is done.
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
