import { useEffect, useState } from 'react';
import { currentTime } from '#browser/clock.ts';
import { MINUTE_MS } from '#lib/durations.ts';

/**
 * Returns the current time, updated every half minute, so that a time-dependent part appears while the page is open.
 */
export function useNow(): Date {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(currentTime()), MINUTE_MS / 2);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
