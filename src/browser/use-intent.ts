import { useEffect, useRef } from 'react';
import { mayFetchAhead } from './may-fetch-ahead.ts';

/** A pointer that merely passes leaves sooner. */
const STAYS_MS = 80;

/** Returns link handlers for prefetching: once, on hover, focus or touch; off in data-saving mode. */
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
