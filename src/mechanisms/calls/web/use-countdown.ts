import { useEffect, useState } from 'react';

/** Whole seconds, counted down from the server's last value; null before the call has begun. */
export function useCountdown(secondsLeft: number | null): number | null {
  const [endsAt, setEndsAt] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    setNow(performance.now());
    setEndsAt(secondsLeft === null ? undefined : performance.now() + secondsLeft * 1000);
  }, [secondsLeft]);
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = window.setInterval(() => setNow(performance.now()), 250);
    return () => window.clearInterval(timer);
  }, [endsAt]);
  return endsAt === undefined ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
