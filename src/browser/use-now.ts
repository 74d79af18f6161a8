import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#lib/durations.ts';

/** The time, looked at again every half minute: what opens at an hour opens while one looks at it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), MINUTE_MS / 2);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
